export { writingTemplate as writingPhotoDescriptionTemplate } from '../../writing/template.ts';
