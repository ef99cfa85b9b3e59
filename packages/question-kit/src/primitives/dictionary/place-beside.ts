/** How far a card stands from its word and from the edges of the window, in px. */
const gap = 8;

/** Puts a card below what it is about, above it where there is no room, and keeps it there; what it returns stops that. */
export function placeBeside(card: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const [word = anchor.getBoundingClientRect()] = anchor.getClientRects();
    const { offsetWidth: width, offsetHeight: height } = card;
    const { innerWidth, innerHeight } = window;
    const below = word.bottom + gap;
    const fits = below + height + gap <= innerHeight || word.top - gap - height < gap;
    const top = fits ? Math.min(below, Math.max(gap, innerHeight - height - gap)) : word.top - gap - height;
    const rtl = getComputedStyle(card).direction === 'rtl';
    const start = rtl ? innerWidth - word.right : word.left;
    card.style.setProperty('--card-start', `${Math.max(gap, Math.min(start, innerWidth - width - gap))}px`);
    card.style.setProperty('--card-top', `${top}px`);
  };
  place();
  const grows = new ResizeObserver(place);
  grows.observe(card);
  const mine = new AbortController();
  const options = { capture: true, passive: true, signal: mine.signal };
  document.addEventListener('scroll', place, options);
  window.addEventListener('resize', place, options);
  return () => {
    mine.abort();
    grows.disconnect();
  };
}
