/** Elements that are wider inside than outside on purpose: they scroll, or are there for the ear only. */
const exempt = '.rb-sr, input, textarea, select, svg, [role="slider"]';

/** Whether an element, or one around it, scrolls sideways by itself. */
function scrolls(element: Element, root: Element): boolean {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
  return false;
}

/** The elements below a root that stick out of it, or whose text sticks out of them or is cut. */
export function cutTexts(root: Element): string[] {
  const frame = root.getBoundingClientRect();
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      // One pixel wide is what is hidden from sight.
      if (box.width <= 1 || element.closest(exempt) || scrolls(element, root)) return false;
      // Spaces at the end of a line belong to the box of an inline element; text that sticks out widens the block around it.
      const isInline = getComputedStyle(element).display === 'inline';
      const sticksOut = !isInline && (box.left < frame.left - 1 || box.right > frame.right + 1);
      return sticksOut || (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1);
    })
    .filter((element, _, all) => !all.some((other) => other !== element && element.contains(other)))
    .map((element) => `${element.localName}.${element.className}: ${element.textContent.slice(0, 40)}`);
}
