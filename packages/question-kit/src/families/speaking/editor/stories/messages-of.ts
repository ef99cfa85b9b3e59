import { messagesOf as editorWordsOf } from '../../../../assembly/editor/stories/messages-of.ts';
import { speakingEditorAr } from '../messages-ar.ts';
import { speakingEditorEn, type SpeakingEditorMessages } from '../messages-en.ts';

/** Editor messages of the speaking types, in a story's language, beside those of the editor itself. */
export function messagesOf(globals: Record<string, unknown>) {
  const own: SpeakingEditorMessages = globals['language'] === 'ar' ? speakingEditorAr : speakingEditorEn;
  return { m: editorWordsOf(globals), own };
}
