export { writingTemplate as writingPhotoDescriptionTemplate } from '../../families/writing/template.ts';
