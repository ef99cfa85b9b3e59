import type { EditorMessages } from '../../../primitives/editor/messages/en.ts';
import type { QuestionType } from '../../../types/question-types.ts';
import type { typeEditorMessages } from '../../registries/type-editor-messages.ts';

type TypeMessages = typeof typeEditorMessages;

/** Every message of the editor, those of all types included. */
export interface AllEditorMessages extends EditorMessages, TypeMessages {
  typeNames: Readonly<Record<QuestionType, string>>;
  typeHints: Readonly<Record<QuestionType, string>>;
  /** What a block of a type holds in its `content`. */
  contentNames: Readonly<Record<QuestionType, string>>;
}
