export { QuestionEditor, type QuestionEditorProps } from './editor/question-editor.tsx';
export { useDraftHistory, type DraftEditing } from './editor/state/use-draft-history.ts';
export type { EditorWords } from './editor/messages/editor-words.ts';
export type { BlockEditors } from './editor/registry.ts';
