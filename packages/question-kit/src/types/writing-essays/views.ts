export { writingEssaysAnswer } from './answer.tsx';
export { writingEssaysReview } from './review.tsx';
