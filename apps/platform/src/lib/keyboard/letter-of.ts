/**
 * The Latin letter of a key, in lower case: the one that is typed, or, where the layout has another script, the one that is at this
 * place of the keyboard. Null for any other key, and with Ctrl, Cmd or Alt.
 */
export function letterOf(press: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  const { key, code, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[a-z]$/iu.test(key)) return key.toLowerCase();
  const [, letter] = /^Key([A-Z])$/u.exec(code) ?? [];
  // With such a layout the key types one letter of another script.
  return letter && /^\p{L}+$/u.test(key) && [...key].length <= 2 ? letter.toLowerCase() : null;
}

const dialogs = 'dialog, [role="dialog"], [role="alertdialog"]';
const fields = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';
/** What is chosen from by the first letters. */
const lists = '[role="combobox"], [role="listbox"], [role="menu"]';

/** Whether a key is pressed on or in an element that matches a selector. */
export function isWithin(target: EventTarget | null, selector: string): boolean {
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return false;
  return target.closest(selector) !== null;
}

/** Whether a key that is pressed there belongs to a dialog above the page. */
export function isInDialog(target: EventTarget | null): boolean {
  return isWithin(target, dialogs);
}

/** Whether a letter that is typed there is text, chooses from a list, or belongs to what is open above the page. */
export function isTyping(target: EventTarget | null): boolean {
  return isWithin(target, `${dialogs}, ${fields}, ${lists}`);
}
