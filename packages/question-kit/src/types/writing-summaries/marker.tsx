import type { MarkerView } from '../../primitives/marker/marker-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingMarker } from '../../families/writing/views/writing-marker.tsx';
import type { WritingSummariesBlock, WritingSummariesEntry } from './schema.ts';

/** How a summary is marked. */
export const writingSummariesMarker: MarkerView<WritingSummariesBlock, WritingSummariesEntry> = {
  ...writingMarker,
  layout: sourceLayout,
};
