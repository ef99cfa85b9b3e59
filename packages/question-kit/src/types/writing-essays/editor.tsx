export { WritingForm as WritingEssaysEditor } from '../../families/writing/editor/writing-form.tsx';
