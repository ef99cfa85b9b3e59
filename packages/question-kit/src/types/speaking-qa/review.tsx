import type { ReviewPropsOf, ReviewViewOf } from '../../views/review/review-view.ts';
import { speakingReviewStyles } from '../../views/speaking/review-styles.ts';
import { SpeakingReview } from '../../views/speaking/speaking-review.tsx';
import { promptLook } from '../../views/speaking/spoken-prompt.tsx';

function Review(props: ReviewPropsOf<'SpeakingQA'>) {
  return <SpeakingReview {...props} look={promptLook} />;
}

/** How spoken answers are reviewed. */
export const speakingQaReview: ReviewViewOf<'SpeakingQA'> = { Review, styles: speakingReviewStyles };
