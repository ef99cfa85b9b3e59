import { RichTextInput, type RichTextInputProps } from '../../primitives/editor/rich-text/rich-text-field.tsx';
import { ArabicMessagesProvider } from './messages/arabic-messages-provider.tsx';
import { arabicEditorMessages } from './messages/arabic-messages.ts';
import { QuestionEditor, type QuestionEditorProps } from './question-editor.tsx';

/**
 * Authoring of a question: outline, form and live student preview beside each other, one at a time where it is narrow.
 * Controlled, with its own undo and redo. On a wide screen it fills its place, so give that a height. It needs a
 * `QuestionKitProvider` above it; pictures and recordings can be added where its media store has an `upload`.
 */
export function BilingualQuestionEditor(props: QuestionEditorProps) {
  return (
    <ArabicMessagesProvider messages={arabicEditorMessages}>
      <QuestionEditor {...props} />
    </ArabicMessagesProvider>
  );
}

/**
 * A rich text field that renders as plain elements and loads its editor when it receives the focus, so that many fields on
 * a page stay fast.
 */
export function BilingualRichTextInput(props: RichTextInputProps) {
  return (
    <ArabicMessagesProvider messages={arabicEditorMessages}>
      <RichTextInput {...props} />
    </ArabicMessagesProvider>
  );
}
