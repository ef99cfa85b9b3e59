import type { Locator } from '@playwright/test';

/** Where words stand on the page, in pixels. */
async function boxOf(place: Locator, words: string) {
  return place.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2 };
    }
    throw new Error(`“${wanted}” is not here.`);
  }, words);
}

/** Selects words by drawing the pointer over them. */
export async function selectWords(place: Locator, words: string) {
  await place.scrollIntoViewIfNeeded();
  const { left, right, middle } = await boxOf(place, words);
  const { mouse } = place.page();
  await mouse.move(left + 1, middle);
  await mouse.down();
  await mouse.move(right - 1, middle, { steps: 5 });
  await mouse.up();
}
