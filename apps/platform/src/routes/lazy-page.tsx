import { lazy, type ReactNode } from 'react';

/** A page's module; fetched when somebody goes there. */
export type PageModule = () => Promise<{ Component: () => ReactNode }>;

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
export function lazyPage(load: PageModule): ReactNode {
  const Page = lazy(async () => {
    count(1);
    try {
      return { default: (await load()).Component };
    } finally {
      count(-1);
    }
  });
  return <Page />;
}
