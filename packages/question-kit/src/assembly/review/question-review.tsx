import { createQuestionReview } from './create-question-review.tsx';
import { reviewViews } from '../registries/review-views.ts';

/** A marked question of any type, to be read: what was given, what is right and why, marks and comments. */
export const QuestionReview = /* @__PURE__ */ createQuestionReview(reviewViews);
