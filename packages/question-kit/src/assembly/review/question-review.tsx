import { createQuestionReview } from './create-question-review.tsx';
import { reviewViews } from '../registries/review-views.ts';

/** Shows a marked question of any type: the answers, the solution with explanations, marks and comments. */
export const QuestionReview = /* @__PURE__ */ createQuestionReview(reviewViews);
