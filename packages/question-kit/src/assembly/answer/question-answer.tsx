import { answerViews } from '../registries/answer-views.ts';
import { createQuestionAnswer } from './create-question-answer.tsx';

/**
 * The answer view of a question of any type. Controlled with `value` and `onChange`; without a `value` it keeps the answers in
 * its own state. A change in one block renders only that block again.
 */
export const QuestionAnswer = /* @__PURE__ */ createQuestionAnswer(answerViews);
