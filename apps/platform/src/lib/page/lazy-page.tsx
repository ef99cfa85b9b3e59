import { lazy, type ComponentType, type ReactNode } from 'react';

/** Imports a page's module when somebody goes there, and returns its component. */
export type LoadPage = () => Promise<() => ReactNode>;

const listeners = new Set<() => void>();
let pendingCount = 0;

function changePendingCount(by: number): void {
  pendingCount += by;
  for (const listener of listeners) listener();
}

/** The number of pages that are loading; React keeps showing the previous page until then. */
export const pendingPages = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  count: (): number => pendingCount,
};

/** Returns a component that loads its page when it is first rendered. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    changePendingCount(1);
    try {
      return { default: await load() };
    } finally {
      changePendingCount(-1);
    }
  });
}

/** Returns an element that loads its page when it is first rendered. */
export function lazyPage(load: LoadPage): ReactNode {
  const Page = lazyComponent(load);
  return <Page />;
}
