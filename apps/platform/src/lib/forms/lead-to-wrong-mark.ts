/** Leads to a field that holds what is no mark, if there is one: the mark from before would count, and nobody would notice. */
export function leadToWrongMark(): boolean {
  const wrong = document.querySelector<HTMLElement>('[data-marker] [data-score][aria-invalid="true"]');
  wrong?.focus();
  return wrong !== null;
}
