import { lazy, type ComponentType, type ReactNode } from 'react';
import { MissingPart } from './missing-part.tsx';

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

/** The same for what its page can do without: if it cannot be loaded, `MissingPart` stands in its place. */
export function lazyComponentOrMissing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent<Props>(() => load().catch((): ComponentType<Props> => MissingPart));
}

/**
 * Returns a component that loads while its page is in use. If it cannot be loaded, because the connection is lost or a new version has
 * other scripts, the page stays, and `Missing` stands in its place: by default what says so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = MissingPart,
) {
  return lazy(() => load().catch(() => ({ default: Missing })));
}

/** What the opener of a part takes, so that the part is loaded as a pointer or the focus comes near. What fails then, its opening says. */
export function loadsEarly(load: () => Promise<unknown>) {
  const start = () => void load().catch(() => undefined);
  return { onPointerEnter: start, onFocus: start };
}

/** Returns an element that loads its page when it is first rendered. */
export function lazyPage(load: LoadPage): ReactNode {
  const Page = lazyComponent(load);
  return <Page />;
}
