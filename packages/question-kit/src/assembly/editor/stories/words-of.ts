import { ar } from '../../../primitives/editor/messages/ar.ts';
import { en, type EditorMessages } from '../../../primitives/editor/messages/en.ts';

/** The editor's words in a story's language. */
export function wordsOf(globals: Record<string, unknown>): EditorMessages {
  return globals['language'] === 'ar' ? ar : en;
}
