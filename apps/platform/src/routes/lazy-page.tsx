import { lazy, type ReactNode } from 'react';

/** Imports a page's module when somebody goes there, and returns its component. */
export type LoadPage = () => Promise<() => ReactNode>;

const listeners = new Set<() => void>();
let underWay = 0;

function count(by: number): void {
  underWay += by;
  for (const listener of listeners) listener();
}

/** How many pages are being fetched; React shows the page before until then. */
export const pagesUnderWay = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: (): number => underWay,
};

/** An element that fetches its page when it is first shown. */
export function lazyPage(load: LoadPage): ReactNode {
  const Page = lazy(async () => {
    count(1);
    try {
      return { default: await load() };
    } finally {
      count(-1);
    }
  });
  return <Page />;
}
