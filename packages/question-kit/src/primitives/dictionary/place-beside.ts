/** Distance of a card from its word and from the window edges, in px. */
const gap = 8;

/** Positions a card below its anchor, or above it if there is no space, and updates the position; returns a cleanup function. */
export function placeBeside(card: HTMLElement, anchor: HTMLElement): () => void {
  const updatePosition = () => {
    const [word = anchor.getBoundingClientRect()] = anchor.getClientRects();
    const { offsetWidth: width, offsetHeight: height } = card;
    const { innerWidth, innerHeight } = window;
    const below = word.bottom + gap;
    const isBelow = below + height + gap <= innerHeight || word.top - gap - height < gap;
    const top = isBelow ? Math.min(below, Math.max(gap, innerHeight - height - gap)) : word.top - gap - height;
    const rtl = getComputedStyle(card).direction === 'rtl';
    const start = rtl ? innerWidth - word.right : word.left;
    card.style.setProperty('--card-start', `${Math.max(gap, Math.min(start, innerWidth - width - gap))}px`);
    card.style.setProperty('--card-top', `${top}px`);
  };
  updatePosition();
  const resizeObserver = new ResizeObserver(updatePosition);
  resizeObserver.observe(card);
  const abortController = new AbortController();
  const options = { capture: true, passive: true, signal: abortController.signal };
  document.addEventListener('scroll', updatePosition, options);
  window.addEventListener('resize', updatePosition, options);
  return () => {
    abortController.abort();
    resizeObserver.disconnect();
  };
}
