/** An action of the marking page's keyboard shortcuts (`design-language.md`, "Marking"). */
export type KeyAction = 'next' | 'previous' | 'save-next' | 'begin-mark';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>;

/** Whether a letter typed there is text, or belongs to an open dialog. */
function isTextFieldOrDialog(target: EventTarget | null): boolean {
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return false;
  const selector = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';
  return target.closest(selector) !== null;
}

/** Whether the focus is in a mark field; a field that leads on to another mark handles Enter itself. */
function isMarkField(target: EventTarget | null): boolean {
  if (target === null || !('matches' in target) || typeof target.matches !== 'function') return false;
  return target.matches('[data-score]') === true;
}

/**
 * Returns the action of a key press: outside text J and K go to the next and previous attempt, and a digit begins the first
 * mark; Ctrl or Cmd with Enter saves anywhere, Enter in the last mark field.
 */
export function keyActionOf(event: KeyPress): KeyAction | null {
  if (event.defaultPrevented || event.altKey) return null;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return 'save-next';
  if (event.key === 'Enter' && !event.shiftKey && isMarkField(event.target)) return 'save-next';
  if (event.ctrlKey || event.metaKey || isTextFieldOrDialog(event.target)) return null;
  const key = event.key.toLowerCase();
  if (/^[\d٠-٩]$/u.test(key)) return 'begin-mark';
  if (key === 'j') return 'next';
  return key === 'k' ? 'previous' : null;
}
