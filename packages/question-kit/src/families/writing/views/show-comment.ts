/** Brings a comment's words into view. */
export function showComment(text: HTMLElement | null, id: string): void {
  const quiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  text
    ?.querySelector(`[data-comments~="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'nearest', behavior: quiet ? 'auto' : 'smooth' });
}
