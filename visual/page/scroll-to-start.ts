/** Scrolls everything on the page to its start. Returns whether anything was elsewhere. */
export function scrollToStart(): boolean {
  const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop !== 0);
  for (const element of scrolled) element.scrollTop = 0;
  return scrolled.length > 0;
}
