import { wordsOf as editorWordsOf } from '../../editor/stories/words-of.ts';
import { ar } from '../words/ar.ts';
import { en } from '../words/en.ts';

/** The words of the workbench and of its editor in a story's language. */
export function wordsOf(globals: Record<string, unknown>) {
  return { w: globals['language'] === 'ar' ? ar : en, m: editorWordsOf(globals) };
}
