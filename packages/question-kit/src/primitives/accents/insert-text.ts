/** A text field. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** Returns the event target if it is an editable text field of a block, otherwise null. */
export function typedFieldOf(target: EventTarget | null): TypedField | null {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  return isField && !target.readOnly && !target.disabled && target.closest('.rb-block') ? target : null;
}

/**
 * Inserts text at the caret, or replaces the selection, as if it had been typed: `maxLength` applies and an input event is
 * fired. In a focused field the browser can undo it.
 */
export function insertText(field: TypedField, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return;
  // `execCommand` is the only way to insert text that keeps the browser's undo history.
  if (document.activeElement === field && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
