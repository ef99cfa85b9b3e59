export { WritingForm as WritingSummariesEditor } from '../../editor/writing/writing-form.tsx';
