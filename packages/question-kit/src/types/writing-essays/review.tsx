import type { ReviewViewOf } from '../../views/review/review-view.ts';
import { writingReviewStyles } from '../../views/writing/review-styles.ts';
import { WritingReview } from '../../views/writing/writing-review.tsx';

/** How an essay is reviewed. */
export const writingEssaysReview: ReviewViewOf<'WritingEssays'> = {
  Review: WritingReview,
  styles: writingReviewStyles,
};
