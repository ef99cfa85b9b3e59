export { WritingForm as WritingEssaysEditor } from '../../editor/writing/writing-form.tsx';
