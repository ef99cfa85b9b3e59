import { expect, waitFor } from 'storybook/test';

/** Gives an element the focus, and expects that its middle is then seen: inside the window and under nothing else. */
export async function expectSeenOnFocus(element: HTMLElement | null | undefined): Promise<void> {
  element?.focus();
  await expect(element).toHaveFocus();
  await waitFor(() => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || !element?.contains(hit)) {
      const name = element?.getAttribute('aria-label') ?? element?.textContent;
      throw new Error(`"${name}" is not seen: at ${top} px, ${height} px high, in a window of ${innerHeight} px.`);
    }
  });
}

/** How much of an element's height can be seen at once, in px: without what lies outside of what scrolls around it, however that is scrolled. */
export function seenHeight(element: Element | null | undefined): number {
  let height = Math.min(element?.clientHeight ?? 0, innerHeight);
  for (let around = element?.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible') height = Math.min(height, around.clientHeight);
  return height;
}
