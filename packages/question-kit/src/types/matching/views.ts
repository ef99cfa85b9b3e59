export { matchingAnswer } from './answer.tsx';
export { matchingReview } from './review.tsx';
