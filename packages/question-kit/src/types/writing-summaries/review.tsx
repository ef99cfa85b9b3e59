import type { ReviewViewOf } from '../../primitives/review/review-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingReviewStyles } from '../../families/writing/views/review-styles.ts';
import { WritingReview } from '../../families/writing/views/writing-review.tsx';

/** How a summary is reviewed. */
export const writingSummariesReview: ReviewViewOf<'WritingSummaries'> = {
  Review: WritingReview,
  styles: writingReviewStyles,
  layout: sourceLayout,
};
