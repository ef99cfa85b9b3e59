const liveRegions = '[role="status"], [role="alert"], output, [aria-live]';

const isHeard = (region: Element) => region.getAttribute('aria-live') !== 'off' && region.textContent !== '';

/** Collects what a screen reader says from now on: the texts of the live regions of an element, each time that one changes or appears. */
export function heardIn(element: HTMLElement): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const regions = changes.flatMap(({ target, addedNodes }) => {
      const changed = (target instanceof Element ? target : target.parentElement)?.closest(liveRegions);
      const added = [...addedNodes]
        .filter((node) => node instanceof Element)
        .flatMap((node) => [...(node.matches(liveRegions) ? [node] : []), ...node.querySelectorAll(liveRegions)]);
      return changed ? [changed, ...added] : added;
    });
    for (const region of new Set(regions)) if (isHeard(region)) heard.push(region.textContent);
  });
  observer.observe(element, { characterData: true, childList: true, subtree: true });
  return heard;
}
