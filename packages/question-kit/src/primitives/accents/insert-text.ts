/** A field that is typed into. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement;

/** The field that an event came from, where it is one that a student types into. */
export function typedFieldOf(target: EventTarget | null): TypedField | null {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');
  return isField && !target.readOnly && !target.disabled && target.closest('.rb-block') ? target : null;
}

/**
 * Puts text where the caret is, or over what is selected, as if it had been typed: the field's own limit counts, and
 * whoever listens to its input hears of it. A field in focus can undo it.
 */
export function insertText(field: TypedField, text: string): void {
  const start = field.selectionStart ?? field.value.length;
  const end = field.selectionEnd ?? start;
  if (field.maxLength >= 0 && field.value.length - (end - start) + text.length > field.maxLength) return;
  // There is no other way to write that keeps the browser's undo.
  if (document.activeElement === field && document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}
