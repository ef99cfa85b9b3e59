import { isInDialog, isTyping, isWithin, letterOf } from './letter-of.ts';

/** An action of the marking page's keyboard shortcuts (`design-language.md`, "Marking"). */
export type KeyAction = 'next' | 'previous' | 'save-next' | 'begin-mark';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'repeat' | 'defaultPrevented' | 'target'
>;

/** Whether the focus is on an element that a selector matches. */
function isOn(target: EventTarget | null, selector: string): boolean {
  if (target === null || !('matches' in target) || typeof target.matches !== 'function') return false;
  return target.matches(selector) === true;
}

/** A field that leads on to another mark handles Enter itself. */
const markField = '[data-score]';
/** No letter is a mark, so J and K go on from it; whoever has typed what is no mark stays. */
const rightMarkField = '[data-score]:not([aria-invalid])';

/**
 * Returns the action of a key press: J and K go to the next and previous attempt, outside text and from a mark field, also on a keyboard
 * of another script, and a digit begins the first mark; Ctrl or Cmd with Enter saves anywhere but in a dialog, Enter in the last mark field.
 */
export function keyActionOf(event: KeyPress): KeyAction | null {
  const { key, shiftKey, target } = event;
  if (event.defaultPrevented || event.altKey || isInDialog(target)) return null;
  const hasCommand = event.ctrlKey || event.metaKey;
  if (key === 'Enter' && (hasCommand || (!shiftKey && isOn(target, markField)))) {
    // A key that is held down would confirm the marks of the next attempt, and of the one after it.
    return event.repeat ? null : 'save-next';
  }
  if (hasCommand || (isTyping(target) && !isOn(target, rightMarkField))) return null;
  // On a box that confirms a later mark, it would end up in the first.
  if (/^[\d٠-٩]$/u.test(key)) return isWithin(target, 'input') ? null : 'begin-mark';
  const letter = letterOf(event);
  if (letter === 'j') return 'next';
  return letter === 'k' ? 'previous' : null;
}
