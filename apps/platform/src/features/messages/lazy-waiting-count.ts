import { lazy } from 'react';

/** How many conversations wait for the reader, in the navigation of staff. */
export const WaitingCount = lazy(async () => ({
  default: (await import('./waiting-count.tsx')).WaitingCount,
}));
