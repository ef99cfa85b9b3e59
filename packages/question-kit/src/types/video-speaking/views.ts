export { videoSpeakingAnswer } from './answer.tsx';
export { videoSpeakingReview } from './review.tsx';
