import { isInDialog, isTyping, isWithin, letterOf } from './letter-of.ts';

/** An action of the marking page's keyboard shortcuts (`design-language.md`, "Marking"). */
export type KeyAction = 'next' | 'previous' | 'save-next' | 'begin-mark';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/** Whether the focus is in a mark field; a field that leads on to another mark handles Enter itself. */
function isMarkField(target: EventTarget | null): boolean {
  if (target === null || !('matches' in target) || typeof target.matches !== 'function') return false;
  return target.matches('[data-score]') === true;
}

/**
 * Returns the action of a key press: outside text J and K go to the next and previous attempt, also on a keyboard of another script,
 * and a digit begins the first mark; Ctrl or Cmd with Enter saves anywhere but in a dialog, Enter in the last mark field.
 */
export function keyActionOf(event: KeyPress): KeyAction | null {
  const { key, shiftKey, target } = event;
  if (event.defaultPrevented || event.altKey || isInDialog(target)) return null;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && (hasCommand || (!shiftKey && isMarkField(target)))) {
    // A key that is held down would confirm the marks of the next attempt, and of the one after it.
    return event.repeat ? null : 'save-next';
  }
  if (hasCommand || isTyping(target)) return null;
  // On a box that confirms a later mark, it would end up in the first.
  if (/^[\d٠-٩]$/u.test(key)) return isWithin(target, 'input') ? null : 'begin-mark';
  const letter = letterOf(event);
  if (letter === 'j') return 'next';
  return letter === 'k' ? 'previous' : null;
}
