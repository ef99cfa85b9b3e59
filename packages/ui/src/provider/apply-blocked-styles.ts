/** How long after the load of a page React may still show what a stream has brought last. */
const streamedMs = 3000;

/**
 * Applies the style attributes of a server's HTML where the page's Content-Security-Policy kept the browser from it: no nonce allows an
 * attribute, and React sets none again when it hydrates. A script may set them. HTML that arrives later, in a stream, is followed until
 * the page has loaded: what somebody puts there afterwards is the policy's.
 *
 * @param root the provider's element, which always has one
 * @returns what ends that
 */
export function applyBlockedStyles(root: HTMLElement): () => void {
  if (root.style.length > 0 || !root.hasAttribute('style')) return () => {};
  const applyAll = () => {
    for (const element of [root, ...root.querySelectorAll<HTMLElement | SVGElement>('[style]')])
      if (element.style.length === 0) element.style.cssText = element.getAttribute('style') ?? '';
  };
  applyAll();
  const { defaultView: page, readyState } = root.ownerDocument;
  if (!page || readyState === 'complete') return () => {};
  const observer = new MutationObserver(applyAll);
  observer.observe(root, { childList: true, subtree: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    timer = setTimeout(() => observer.disconnect(), streamedMs);
  };
  page.addEventListener('load', end, { once: true });
  return () => {
    page.removeEventListener('load', end);
    clearTimeout(timer);
    observer.disconnect();
  };
}
