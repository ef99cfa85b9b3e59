export {
  BilingualQuestionEditor as QuestionEditor,
  BilingualRichTextInput as RichTextInput,
} from './assembly/editor/bilingual-editor.tsx';
export type { QuestionEditorProps } from './assembly/editor/question-editor.tsx';
export type { EditorCommands, EditorLayout } from './assembly/editor/editor-commands.ts';
export { useDraftHistory, type DraftEditing } from './assembly/editor/state/use-draft-history.ts';
export type { EditorMessageOverrides } from './assembly/editor/messages/all-messages.ts';
export type { BlockEditors } from './assembly/editor/registry.ts';
export type { RichTextInputProps } from './primitives/editor/rich-text/rich-text-field.tsx';
