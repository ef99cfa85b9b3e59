import type { Locator } from '@playwright/test';

/** The position of words on the page, in pixels. */
async function boundsOf(container: Locator, words: string) {
  return container.evaluate((root, target) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.textContent?.indexOf(target) ?? -1;
      if (index < 0) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + target.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2 };
    }
    throw new Error(`“${target}” was not found.`);
  }, words);
}

/** Selects words by dragging the pointer over them. */
export async function selectWords(container: Locator, words: string) {
  await container.scrollIntoViewIfNeeded();
  const { left, right, middle } = await boundsOf(container, words);
  const { mouse } = container.page();
  await mouse.move(left + 1, middle);
  await mouse.down();
  await mouse.move(right - 1, middle, { steps: 5 });
  await mouse.up();
}
