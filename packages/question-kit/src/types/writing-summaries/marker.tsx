import type { MarkerView } from '../../primitives/marker/marker-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingMarkerStyles } from '../../families/writing/views/marker-styles.ts';
import { WritingMarker } from '../../families/writing/views/writing-marker.tsx';
import type { WritingSummariesBlock, WritingSummariesEntry } from './schema.ts';

/** How a summary is marked. No machine marks a text, so there is nothing to accept. */
export const writingSummariesMarker: MarkerView<WritingSummariesBlock, WritingSummariesEntry> = {
  Marker: WritingMarker,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
  layout: sourceLayout,
};
