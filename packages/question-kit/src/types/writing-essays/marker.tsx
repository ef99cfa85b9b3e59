import type { MarkerView } from '../../primitives/marker/marker-view.ts';
import { writingMarker } from '../../families/writing/views/writing-marker.tsx';
import type { WritingEssaysBlock, WritingEssaysEntry } from './schema.ts';

/** How an essay is marked. */
export const writingEssaysMarker: MarkerView<WritingEssaysBlock, WritingEssaysEntry> = writingMarker;
