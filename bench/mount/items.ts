/** One thing to show: a choice of four, or a sentence with a gap. The same words for every library. */
export type Item =
  | { kind: 'choice'; id: string; stem: string; options: { id: string; text: string }[] }
  | { kind: 'gap'; id: string; before: string; after: string };

/** `count` items, choices and gaps in turn. */
export function items(count: number): Item[] {
  return Array.from({ length: count }, (_, index): Item => {
    const id = `item-${index + 1}`;
    if (index % 2 === 0) {
      const options = ['to the harbour', 'over the pass', 'along the river', 'by the old road'];
      return {
        kind: 'choice',
        id,
        stem: `Which way did the ${index + 1}th traveller go?`,
        options: options.map((text, at) => ({ id: `${id}-${at}`, text })),
      };
    }
    return { kind: 'gap', id, before: `At dawn the ${index + 1}th guide had `, after: ' the last of the bread.' };
  });
}

declare global {
  interface Window {
    /** Mounts `count` items and answers how long it took until the page was laid out, in milliseconds. */
    mountItems: (count: number) => Promise<number>;
  }
}

/** Times a mount, with the layout that it causes. */
export async function timed(mount: () => void | Promise<void>): Promise<number> {
  const started = performance.now();
  await mount();
  // Reading a height makes the browser lay the page out now, so that no library's cost hides behind the clock.
  void document.body.offsetHeight;
  return performance.now() - started;
}

/** Where a library mounts. */
export function host(): HTMLElement {
  const element = document.createElement('main');
  document.body.append(element);
  return element;
}
