import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from './toast.ts';

const ReadyToaster = lazy(() => import('./ready-toaster.tsx'));

/** Where toasts appear; empty, and nothing loaded, before the first. */
export function ToastPlace() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ReadyToaster />
    </Suspense>
  );
}
