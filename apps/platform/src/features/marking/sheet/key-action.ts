/** An action of the marking page's keyboard shortcuts (`design-language.md`, "Marking"). */
export type KeyAction = 'next' | 'previous' | 'save-next';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

/** Whether a letter typed there is text, or belongs to an open dialog. */
function isTextFieldOrDialog(target: EventTarget | null): boolean {
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return false;
  const selector = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';
  return target.closest(selector) !== null;
}

/** Returns the action of a key press: J and K go to the next and previous attempt outside text; Ctrl or Cmd with Enter saves anywhere. */
export function keyActionOf(event: KeyPress): KeyAction | null {
  if (event.defaultPrevented || event.altKey) return null;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return 'save-next';
  if (event.ctrlKey || event.metaKey || isTextFieldOrDialog(event.target)) return null;
  const key = event.key.toLowerCase();
  if (key === 'j') return 'next';
  return key === 'k' ? 'previous' : null;
}
