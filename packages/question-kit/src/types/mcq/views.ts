export { mcqAnswer } from './answer.tsx';
export { mcqReview } from './review.tsx';
