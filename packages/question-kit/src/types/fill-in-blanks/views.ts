export { fillInBlanksAnswer } from './answer.tsx';
export { fillInBlanksReview } from './review.tsx';
