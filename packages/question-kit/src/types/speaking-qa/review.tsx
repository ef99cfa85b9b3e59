import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { speakingReviewStyles } from '../../families/speaking/views/spoken-styles.ts';
import { SpeakingReview } from '../../families/speaking/views/speaking-review.tsx';
import { promptLook } from '../../families/speaking/views/spoken-prompt.tsx';
import type { SpeakingQaBlock, SpeakingQaEntry, SpeakingQaStudentBlock } from './schema.ts';

function Review(props: ReviewProps<SpeakingQaStudentBlock, SpeakingQaBlock, SpeakingQaEntry>) {
  return <SpeakingReview {...props} look={promptLook} />;
}

/** How spoken answers are reviewed. */
export const speakingQaReview: ReviewView<SpeakingQaStudentBlock, SpeakingQaBlock, SpeakingQaEntry> = {
  Review,
  styles: speakingReviewStyles,
};
