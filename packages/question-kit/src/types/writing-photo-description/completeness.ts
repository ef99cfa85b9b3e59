export { writingCompleteness as writingPhotoDescriptionCompleteness } from '../../families/writing/completeness.ts';
