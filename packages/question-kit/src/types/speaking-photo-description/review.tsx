import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';
import { SpeakingReview } from '../../families/speaking/views/speaking-review.tsx';
import { photoLook } from '../../families/speaking/views/spoken-photo.tsx';
import type {
  SpeakingPhotoDescriptionBlock,
  SpeakingPhotoDescriptionEntry,
  SpeakingPhotoDescriptionStudentBlock,
} from './schema.ts';

function Review(
  props: ReviewProps<
    SpeakingPhotoDescriptionStudentBlock,
    SpeakingPhotoDescriptionBlock,
    SpeakingPhotoDescriptionEntry
  >,
) {
  return <SpeakingReview {...props} look={photoLook} />;
}

/** How a description is reviewed. */
export const speakingPhotoDescriptionReview: ReviewView<
  SpeakingPhotoDescriptionStudentBlock,
  SpeakingPhotoDescriptionBlock,
  SpeakingPhotoDescriptionEntry
> = {
  Review,
  styles: speakingReviewStyles,
};
