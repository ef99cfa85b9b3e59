import type { ReviewPropsOf, ReviewViewOf } from '../../primitives/review/review-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/review-styles.ts';
import { SpeakingReview } from '../../families/speaking/views/speaking-review.tsx';
import { photoLook } from '../../families/speaking/views/spoken-photo.tsx';

function Review(props: ReviewPropsOf<'SpeakingPhotoDescription'>) {
  return <SpeakingReview {...props} look={photoLook} />;
}

/** How a description is reviewed. */
export const speakingPhotoDescriptionReview: ReviewViewOf<'SpeakingPhotoDescription'> = {
  Review,
  styles: speakingReviewStyles,
};
