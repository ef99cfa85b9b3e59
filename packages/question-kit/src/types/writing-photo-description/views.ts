export { writingPhotoDescriptionAnswer } from './answer.tsx';
export { writingPhotoDescriptionReview } from './review.tsx';
