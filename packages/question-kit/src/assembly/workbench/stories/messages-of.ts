import { messagesOf as editorWordsOf } from '../../editor/stories/messages-of.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

/** Messages of the workbench and of its editor in a story's language. */
export function messagesOf(globals: Record<string, unknown>) {
  return { w: globals['language'] === 'ar' ? ar : en, m: editorWordsOf(globals) };
}
