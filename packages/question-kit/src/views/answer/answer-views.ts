import type { BuiltType } from '../../core/question-types.ts';
import { fillInBlanksAnswer } from '../../types/fill-in-blanks/answer.tsx';
import { mcqAnswer } from '../../types/mcq/answer.tsx';
import { writingEssaysAnswer } from '../../types/writing-essays/answer.tsx';
import type { AnswerViewOf } from './answer-view.ts';

/** How each type is answered, one line each; a built type without a line does not compile. */
export const answerViews = {
  MCQ: mcqAnswer,
  FillInBlanks: fillInBlanksAnswer,
  WritingEssays: writingEssaysAnswer,
} as const satisfies { [Type in BuiltType]: AnswerViewOf<Type> };
