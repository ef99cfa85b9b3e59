import { messagesOf as editorWordsOf } from '../../../../assembly/editor/stories/messages-of.ts';
import { speakingEditorAr } from '../editor-messages-ar.ts';
import { speakingEditorMessages } from '../editor-messages.ts';

/** Editor messages of the speaking types, in a story's language, beside those of the editor itself. */
export function messagesOf(globals: Record<string, unknown>) {
  const own = globals['language'] === 'ar' ? speakingEditorAr : speakingEditorMessages.en;
  return { m: editorWordsOf(globals), own };
}
