import type { AllEditorMessages } from '../messages/all-editor-messages.ts';
import { englishEditorMessages } from '../messages/all-messages.ts';
import { arabicEditorMessages } from '../messages/arabic-messages.ts';

/** Every message of the editor, in a story's language. */
export function messagesOf(globals: Record<string, unknown>): AllEditorMessages {
  return globals['language'] === 'ar' ? arabicEditorMessages : englishEditorMessages;
}

/** The button of a question in the outline: its name begins with the number. */
export const rowOf = (m: AllEditorMessages, position: number) => ({
  name: new RegExp(`^${m.actions.question(position)}${m.comma}`, 'u'),
});
