import type { BuiltType } from '../../core/question-types.ts';
import { fillInBlanksMarker } from '../../types/fill-in-blanks/marker.tsx';
import { mcqMarker } from '../../types/mcq/marker.tsx';
import { writingEssaysMarker } from '../../types/writing-essays/marker.tsx';
import type { MarkerView, MarkerViewOf } from './marker-view.ts';

/** How each type is marked, one line each; a built type without a line does not compile. */
export const markerViews = {
  MCQ: mcqMarker,
  FillInBlanks: fillInBlanksMarker,
  WritingEssays: writingEssaysMarker,
} as const satisfies { [Type in BuiltType]: MarkerViewOf<Type> };

/** The marker view of a block's type. */
export function markerViewOf(type: BuiltType): MarkerView {
  return markerViews[type];
}
