import { allEditorMessages, type AllEditorMessages } from '../messages/all-messages.ts';

/** Every message of the editor, in a story's language. */
export function messagesOf(globals: Record<string, unknown>): AllEditorMessages {
  return allEditorMessages(globals['language'] === 'ar' ? 'ar' : 'en');
}
