import type { ReviewView } from '../../primitives/review/review-view.ts';
import { writingReviewStyles } from '../../families/writing/views/review-styles.ts';
import { WritingReview } from '../../families/writing/views/writing-review.tsx';
import type { WritingEssaysBlock, WritingEssaysEntry, WritingEssaysStudentBlock } from './schema.ts';

/** How an essay is reviewed. */
export const writingEssaysReview: ReviewView<WritingEssaysStudentBlock, WritingEssaysBlock, WritingEssaysEntry> = {
  Review: WritingReview,
  styles: writingReviewStyles,
};
