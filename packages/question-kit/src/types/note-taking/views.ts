export { noteTakingAnswer } from './answer.tsx';
export { noteTakingReview } from './review.tsx';
