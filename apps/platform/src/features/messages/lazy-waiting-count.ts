import { lazyPart } from '../../lib/page/lazy-page.tsx';

/** How many conversations wait for the reader, in the navigation of staff. */
export const WaitingCount = lazyPart(
  async () => ({ default: (await import('./waiting-count.tsx')).WaitingCount }),
  () => null,
);
