export { vocabAnswer } from './answer.tsx';
export { vocabReview } from './review.tsx';
