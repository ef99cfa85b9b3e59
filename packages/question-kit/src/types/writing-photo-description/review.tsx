import type { ReviewView } from '../../primitives/review/review-view.ts';
import { photoLayout } from '../../primitives/stimulus/layouts.ts';
import { writingReviewStyles } from '../../families/writing/views/review-styles.ts';
import { WritingReview } from '../../families/writing/views/writing-review.tsx';
import type {
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry,
  WritingPhotoDescriptionStudentBlock,
} from './schema.ts';

/** How a description of a photo is reviewed. */
export const writingPhotoDescriptionReview: ReviewView<
  WritingPhotoDescriptionStudentBlock,
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry
> = {
  Review: WritingReview,
  styles: writingReviewStyles,
  layout: photoLayout,
};
