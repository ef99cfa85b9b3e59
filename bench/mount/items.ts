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
    /** Mounts `count` items and resolves once they are painted. */
    mountItems: (count: number) => Promise<void>;
  }
}

/** Resolves once the browser has laid out and painted what stands on the page. */
export async function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  await promise;
}

/** Where a library mounts. */
export function host(): HTMLElement {
  const element = document.createElement('main');
  document.body.append(element);
  return element;
}
