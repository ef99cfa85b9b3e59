import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../page/lazy-page.tsx';
import { toasterLoading } from './toast.ts';

const LoadedToaster = lazyPart(() => import('./loaded-toaster.tsx'));

/** Where toasts appear. Loads the toaster with the first message, unless `startIdle` has by then. */
export function LazyToaster() {
  const isRequested = useSyncExternalStore(toasterLoading.subscribe, toasterLoading.isRequested);
  if (!isRequested) return null;
  return (
    <Suspense fallback={null}>
      <LoadedToaster />
    </Suspense>
  );
}
