export { QuestionEditor, type QuestionEditorProps } from './editor/question-editor.tsx';
export { useDraftHistory, type DraftEditing } from './editor/state/use-draft-history.ts';
