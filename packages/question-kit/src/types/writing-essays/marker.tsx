import type { MarkerView } from '../../primitives/marker/marker-view.ts';
import { writingMarkerStyles } from '../../families/writing/views/marker-styles.ts';
import { WritingMarker } from '../../families/writing/views/writing-marker.tsx';
import type { WritingEssaysBlock, WritingEssaysEntry } from './schema.ts';

/** How an essay is marked. No machine marks a text, so there is nothing to accept. */
export const writingEssaysMarker: MarkerView<WritingEssaysBlock, WritingEssaysEntry> = {
  Marker: WritingMarker,
  accept: ({ entry }) => entry,
  styles: writingMarkerStyles,
};
