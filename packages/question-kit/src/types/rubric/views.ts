export { rubricAnswer } from './answer.tsx';
export { rubricReview } from './review.tsx';
