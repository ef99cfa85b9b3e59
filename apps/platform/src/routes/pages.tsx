import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PageSkeleton } from '../lib/page/page-skeleton.tsx';
import { ErrorBoundary } from './error/error-boundary.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { routeTable } from './route-table.tsx';

/** Renders the page of the current address. */
export function Pages() {
  const { pathname } = useLocation();
  const page = useRoutes(routeTable);
  return (
    <ErrorBoundary path={pathname}>
      <LoadingBar />
      <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
    </ErrorBoundary>
  );
}
