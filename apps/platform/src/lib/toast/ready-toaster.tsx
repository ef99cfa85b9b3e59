import { toast, Toaster } from '@rubrica/ui';
import { useEffect } from 'react';
import { toastDemand } from './toast.ts';

/** The toaster; says so once it stands, as it would miss what was said before. */
export default function ReadyToaster() {
  useEffect(() => toastDemand.meet(toast), []);
  return <Toaster />;
}
