export { writingCompleteness as writingPhotoDescriptionCompleteness } from '../../writing/completeness.ts';
