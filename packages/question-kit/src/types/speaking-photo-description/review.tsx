import type { ReviewPropsOf, ReviewViewOf } from '../../views/review/review-view.ts';
import { speakingReviewStyles } from '../../views/speaking/review-styles.ts';
import { SpeakingReview } from '../../views/speaking/speaking-review.tsx';
import { photoLook } from '../../views/speaking/spoken-photo.tsx';

function Review(props: ReviewPropsOf<'SpeakingPhotoDescription'>) {
  return <SpeakingReview {...props} look={photoLook} />;
}

/** How a description is reviewed. */
export const speakingPhotoDescriptionReview: ReviewViewOf<'SpeakingPhotoDescription'> = {
  Review,
  styles: speakingReviewStyles,
};
