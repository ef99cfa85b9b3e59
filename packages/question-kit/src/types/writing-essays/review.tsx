import type { ReviewViewOf } from '../../primitives/review/review-view.ts';
import { writingReviewStyles } from '../../families/writing/views/review-styles.ts';
import { WritingReview } from '../../families/writing/views/writing-review.tsx';

/** How an essay is reviewed. */
export const writingEssaysReview: ReviewViewOf<'WritingEssays'> = {
  Review: WritingReview,
  styles: writingReviewStyles,
};
