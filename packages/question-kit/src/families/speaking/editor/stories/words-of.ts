import { wordsOf as editorWordsOf } from '../../../../assembly/editor/stories/words-of.ts';
import { speakingEditorAr } from '../words-ar.ts';
import { speakingEditorEn, type SpeakingEditorWords } from '../words-en.ts';

/** The words of the editors of what is spoken, in a story's language, beside those of the editor itself. */
export function wordsOf(globals: Record<string, unknown>) {
  const own: SpeakingEditorWords = globals['language'] === 'ar' ? speakingEditorAr : speakingEditorEn;
  return { m: editorWordsOf(globals), own };
}
