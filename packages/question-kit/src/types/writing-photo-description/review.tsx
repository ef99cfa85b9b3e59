import type { ReviewViewOf } from '../../views/review/review-view.ts';
import { photoLayout } from '../../views/stimulus/layouts.ts';
import { writingReviewStyles } from '../../views/writing/review-styles.ts';
import { WritingReview } from '../../views/writing/writing-review.tsx';

/** How a description of a photo is reviewed. */
export const writingPhotoDescriptionReview: ReviewViewOf<'WritingPhotoDescription'> = {
  Review: WritingReview,
  styles: writingReviewStyles,
  layout: photoLayout,
};
