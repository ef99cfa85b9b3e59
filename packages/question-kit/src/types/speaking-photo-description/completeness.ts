export { spokenCompleteness as speakingPhotoDescriptionCompleteness } from '../../speaking/completeness.ts';
