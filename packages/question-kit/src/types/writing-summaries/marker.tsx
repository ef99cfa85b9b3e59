import type { MarkerViewOf } from '../../primitives/marker/marker-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingMarkerStyles } from '../../families/writing/views/marker-styles.ts';
import { WritingMarker } from '../../families/writing/views/writing-marker.tsx';

/** How a summary is marked. No machine marks a text, so there is nothing to accept. */
export const writingSummariesMarker: MarkerViewOf<'WritingSummaries'> = {
  Marker: WritingMarker,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
  layout: sourceLayout,
};
