import { isTyping, letterOf } from '../../../lib/keyboard/letter-of.ts';

/** What a key does in the inbox, outside of text and of what is open above the page. */
export type InboxAction = 'next' | 'previous' | 'waiting' | 'answer' | 'note' | 'assign' | 'settle' | 'search' | 'keys';

const letters: Readonly<Record<string, InboxAction>> = {
  j: 'next',
  k: 'previous',
  w: 'waiting',
  r: 'answer',
  n: 'note',
  a: 'assign',
  e: 'settle',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/** Returns the action of a key press: by the letter, also on a keyboard of another script; `/` searches and `?` shows the keys. */
export function inboxActionOf(press: KeyPress): InboxAction | null {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || isTyping(press.target)) return null;
  const action = actionOf(press);
  // A key that is held would settle a conversation and take it up again, over and over.
  return press.repeat && action !== 'next' && action !== 'previous' ? null : action;
}

function actionOf(press: KeyPress): InboxAction | null {
  // The Arabic question mark is at the place of the Latin one.
  if (press.key === '?' || press.key === '؟') return 'keys';
  if (press.key === '/') return 'search';
  const letter = press.shiftKey ? null : letterOf(press);
  return letter === null ? null : (letters[letter] ?? null);
}
