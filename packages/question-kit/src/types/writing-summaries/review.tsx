import type { ReviewView } from '../../primitives/review/review-view.ts';
import { sourceLayout } from '../../primitives/stimulus/layouts.ts';
import { writingReviewStyles } from '../../families/writing/views/review-styles.ts';
import { WritingReview } from '../../families/writing/views/writing-review.tsx';
import type { WritingSummariesBlock, WritingSummariesEntry, WritingSummariesStudentBlock } from './schema.ts';

/** How a summary is reviewed. */
export const writingSummariesReview: ReviewView<
  WritingSummariesStudentBlock,
  WritingSummariesBlock,
  WritingSummariesEntry
> = {
  Review: WritingReview,
  styles: writingReviewStyles,
  layout: sourceLayout,
};
