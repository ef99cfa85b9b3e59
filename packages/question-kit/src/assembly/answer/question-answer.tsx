import { answerViews } from '../registries/answer-views.ts';
import { createQuestionAnswer } from './create-question-answer.tsx';

/**
 * A question to be answered, of any type. It shows `value` and tells every change through `onChange`; without a `value` it
 * holds the answers itself. A change in one block draws that block again and no other.
 */
export const QuestionAnswer = /* @__PURE__ */ createQuestionAnswer(answerViews);
