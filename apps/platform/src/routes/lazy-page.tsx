import { lazy, type ReactNode } from 'react';

/** Imports a page's module when somebody goes there, and returns its component. */
export type LoadPage = () => Promise<() => ReactNode>;

const listeners = new Set<() => void>();
let pendingCount = 0;

function changePendingCount(by: number): void {
  pendingCount += by;
  for (const listener of listeners) listener();
}

/** How many pages are being fetched; React shows the page before until then. */
export const pendingPages = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: (): number => pendingCount,
};

/** An element that fetches its page when it is first shown. */
export function lazyPage(load: LoadPage): ReactNode {
  const Page = lazy(async () => {
    changePendingCount(1);
    try {
      return { default: await load() };
    } finally {
      changePendingCount(-1);
    }
  });
  return <Page />;
}
