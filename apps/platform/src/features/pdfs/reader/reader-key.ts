import { isInDialog, isTyping, isWithin, letterOf } from '../../../lib/keyboard/letter-of.ts';

/** What a key does in the reader. */
export type ReaderAction =
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'zoom-in'
  | 'zoom-out'
  | 'fit-width'
  | 'rotate'
  | 'search'
  | 'next-hit'
  | 'previous-hit'
  | 'dark'
  | 'panel';

const actions: Readonly<Record<string, ReaderAction>> = {
  PageDown: 'next-page',
  PageUp: 'previous-page',
  ArrowRight: 'next-page',
  ArrowLeft: 'previous-page',
  Home: 'first-page',
  End: 'last-page',
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit-width',
  '/': 'search',
};
const letters: Readonly<Record<string, ReaderAction>> = { r: 'rotate', n: 'next-hit', d: 'dark', s: 'panel' };

/** With Control or Command, in place of what the browser does with the whole page. */
const withControl: Readonly<Record<string, ReaderAction>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'fit-width',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** Returns what a key does; null for one that belongs to a field, a button, or the browser. */
export function readerActionOf(press: Pressed): ReaderAction | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey, target } = press;
  if (altKey || isInDialog(target)) return null;
  const letter = letterOf({ key, code, ctrlKey: false, metaKey: false, altKey: false });
  if (ctrlKey || metaKey) return letter === 'f' ? 'search' : (withControl[key] ?? null);
  if (isTyping(target) || isWithin(target, 'input, [role="tablist"]')) return null;
  if (letter === 'n' && shiftKey) return 'previous-hit';
  return (letter === null ? actions[key] : letters[letter]) ?? null;
}
