export { shortAnswersAnswer } from './answer.tsx';
export { shortAnswersReview } from './review.tsx';
