import { toast, Toaster } from '@rubrica/ui';
import { useEffect } from 'react';
import { toasterLoading } from './toast.ts';

/** The toaster. It reports its first mount, because it would miss messages sent before that. */
export default function LoadedToaster() {
  useEffect(() => {
    toasterLoading.resolve(toast);
  }, []);
  return <Toaster />;
}
