// What the routes of a role's area are made of. Nothing before a login loads it.
import type { ComponentType, ReactNode } from 'react';
import { Outlet, useLocation, useParams, type ParamParseKey, type RouteObject } from 'react-router-dom';
import { lazyPage, type LoadPage } from '../lib/page/lazy-page.tsx';
import { CachedData } from './cached-data.tsx';
import { ErrorBoundary } from './error/error-boundary.tsx';
import { NotFoundPage } from './error/not-found-page.tsx';

/** A page at a path below its area's. */
export const page = (path: string, load: LoadPage): RouteObject => ({ path, element: lazyPage(load) });

/** The page at the area's own path. */
export const start = (load: LoadPage): RouteObject => ({ index: true, element: lazyPage(load) });

/** A page whose props come from the parameters of its path. */
export function pageOf<Path extends string, Props extends object>(
  path: Path,
  load: () => Promise<ComponentType<Props>>,
  propsOf: (param: (name: ParamParseKey<Path>) => string) => Props,
): RouteObject {
  return page(path, async () => {
    const Page = await load();
    return function PageOfPath() {
      const params = useParams();
      return <Page {...propsOf((name) => params[name] ?? '')} />;
    };
  });
}

/** The pages inside a layout, which stays when one of them fails. */
function PagesInShell() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary path={pathname} isInShell>
      <Outlet />
    </ErrorBoundary>
  );
}

/** A role's area: a cache of what it fetches, and the layout around its pages and around the error of an unknown path. */
export const area = (layout: ReactNode, pages: RouteObject[]): RouteObject[] => [
  {
    element: <CachedData>{layout}</CachedData>,
    children: [{ element: <PagesInShell />, children: [...pages, { path: '*', element: <NotFoundPage isInShell /> }] }],
  },
];
