import { useEffect, useRef } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../lib/page/lazy-page.tsx';

const StudentShell = lazyComponent(async () => (await import('./shell.tsx')).StudentShell);

/** The layout of a student's pages. An attempt uses the whole window, without navigation. */
export function Component() {
  const [search] = useSearchParams();
  const isAnswering = search.has('attempt');
  const wasAnswering = useRef(isAnswering);
  useEffect(() => {
    // The focused element was unmounted with the attempt.
    if (wasAnswering.current && !isAnswering) document.getElementById('main')?.focus({ preventScroll: true });
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  if (isAnswering) return <Outlet />;
  return <StudentShell />;
}
