import type { ReviewViewOf } from '../../views/review/review-view.ts';
import { sourceLayout } from '../../views/stimulus/layouts.ts';
import { writingReviewStyles } from '../../views/writing/review-styles.ts';
import { WritingReview } from '../../views/writing/writing-review.tsx';

/** How a summary is reviewed. */
export const writingSummariesReview: ReviewViewOf<'WritingSummaries'> = {
  Review: WritingReview,
  styles: writingReviewStyles,
  layout: sourceLayout,
};
