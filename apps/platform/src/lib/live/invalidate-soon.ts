import type { QueryClient } from '@tanstack/react-query';
import { type CachedKind, invalidate } from '../query-keys.ts';

/** Events often come several at a time, and an event of a job comes as its last rows are written. */
const soonMs = 300;

const waiting = new Map<CachedKind, ReturnType<typeof setTimeout>>();

/** Reads the queries of a kind again, once for all events that come one soon after another. */
export function invalidateSoon(client: QueryClient, kind: CachedKind): void {
  if (waiting.has(kind)) return;
  waiting.set(
    kind,
    setTimeout(() => {
      waiting.delete(kind);
      void invalidate(client, kind);
    }, soonMs),
  );
}
