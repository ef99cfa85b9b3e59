export { QuestionEditor, type QuestionEditorProps } from './assembly/editor/question-editor.tsx';
export { useDraftHistory, type DraftEditing } from './assembly/editor/state/use-draft-history.ts';
export type { EditorWords } from './primitives/editor/messages/editor-words.ts';
export type { BlockEditors } from './assembly/editor/registry.ts';
