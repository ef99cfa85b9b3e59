import type { AllEditorMessages } from '../messages/all-editor-messages.ts';
import { englishEditorMessages } from '../messages/all-messages.ts';
import { arabicEditorMessages } from '../messages/arabic-messages.ts';

/** Every message of the editor, in a story's language. */
export function messagesOf(globals: Record<string, unknown>): AllEditorMessages {
  return globals['language'] === 'ar' ? arabicEditorMessages : englishEditorMessages;
}
