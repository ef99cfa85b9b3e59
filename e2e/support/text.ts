import type { Locator } from '@playwright/test';

/** Where words begin and end on the page, in pixels; they may go on in the next line. */
async function endsOf(container: Locator, words: string) {
  return container.evaluate((root, target) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const index = node.textContent?.indexOf(target) ?? -1;
      if (index < 0) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + target.length);
      const lines = [...range.getClientRects()];
      const [first, last] = [lines[0], lines.at(-1)];
      if (!first || !last) continue;
      return {
        start: { x: first.left + 1, y: first.top + first.height / 2 },
        end: { x: last.right - 1, y: last.top + last.height / 2 },
      };
    }
    throw new Error(`“${target}” was not found.`);
  }, words);
}

/** Selects words by dragging the pointer over them. */
export async function selectWords(container: Locator, words: string) {
  await container.scrollIntoViewIfNeeded();
  const { start, end } = await endsOf(container, words);
  const { mouse } = container.page();
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(end.x, end.y, { steps: 5 });
  await mouse.up();
}
