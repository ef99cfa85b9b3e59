export { speakingPhotoDescriptionAnswer } from './answer.tsx';
export { speakingPhotoDescriptionReview } from './review.tsx';
