import type { MarkerViewOf } from '../../views/marker/marker-view.ts';
import { sourceLayout } from '../../views/stimulus/layouts.ts';
import { writingMarkerStyles } from '../../views/writing/marker-styles.ts';
import { WritingMarker } from '../../views/writing/writing-marker.tsx';

/** How a summary is marked. No machine marks a text, so there is nothing to accept. */
export const writingSummariesMarker: MarkerViewOf<'WritingSummaries'> = {
  Marker: WritingMarker,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
  layout: sourceLayout,
};
