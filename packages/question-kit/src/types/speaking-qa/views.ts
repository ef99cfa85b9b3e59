export { speakingQaAnswer } from './answer.tsx';
export { speakingQaReview } from './review.tsx';
