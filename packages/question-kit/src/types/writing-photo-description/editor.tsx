export { WritingForm as WritingPhotoDescriptionEditor } from '../../editor/writing/writing-form.tsx';
