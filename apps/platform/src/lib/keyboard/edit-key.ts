import { letterOf } from './letter-of.ts';

/** What a key with Ctrl or Cmd does in an editor that has a history. */
export type EditKey = 'undo' | 'redo' | 'save';

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns what a key does, also on a keyboard of another script; null for every other key. */
export function editKeyOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): EditKey | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = letterOf({ key, code, ctrlKey: false, metaKey: false, altKey });
  if (letter === 's') return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
