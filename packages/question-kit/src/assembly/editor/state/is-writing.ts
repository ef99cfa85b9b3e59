const notText = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether keys pressed on an element write text there. */
export function isWriting(element: Element): boolean {
  if (element instanceof HTMLInputElement) return !notText.has(element.type);
  return element.closest('textarea, [contenteditable="true"], [role="textbox"]') !== null;
}
