import type { ReviewPropsOf, ReviewViewOf } from '../../primitives/review/review-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/review-styles.ts';
import { SpeakingReview } from '../../families/speaking/views/speaking-review.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';

function Review(props: ReviewPropsOf<'SpeakingQA'>) {
  return <SpeakingReview {...props} look={promptLook} />;
}

/** How spoken answers are reviewed. */
export const speakingQaReview: ReviewViewOf<'SpeakingQA'> = { Review, styles: speakingReviewStyles };
