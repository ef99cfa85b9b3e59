import { ar } from '../../../primitives/editor/messages/ar.ts';
import { en, type EditorMessages } from '../../../primitives/editor/messages/en.ts';

/** Editor messages in a story's language. */
export function messagesOf(globals: Record<string, unknown>): EditorMessages {
  return globals['language'] === 'ar' ? ar : en;
}
