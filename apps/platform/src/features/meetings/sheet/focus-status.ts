/** Focuses the status in a student's row: the chosen one, or the first that can be chosen. */
export function focusStatus(row: Element | null | undefined): void {
  const radio =
    row?.querySelector<HTMLElement>('input[type="radio"]:checked:enabled') ??
    row?.querySelector<HTMLElement>('input[type="radio"]:enabled');
  radio?.focus();
}
