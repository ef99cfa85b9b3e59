import type { ReviewViewOf } from '../../primitives/review/review-view.ts';
import { photoLayout } from '../../primitives/stimulus/layouts.ts';
import { writingReviewStyles } from '../../families/writing/views/review-styles.ts';
import { WritingReview } from '../../families/writing/views/writing-review.tsx';

/** How a description of a photo is reviewed. */
export const writingPhotoDescriptionReview: ReviewViewOf<'WritingPhotoDescription'> = {
  Review: WritingReview,
  styles: writingReviewStyles,
  layout: photoLayout,
};
