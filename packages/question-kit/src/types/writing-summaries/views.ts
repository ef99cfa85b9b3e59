export { writingSummariesAnswer } from './answer.tsx';
export { writingSummariesReview } from './review.tsx';
