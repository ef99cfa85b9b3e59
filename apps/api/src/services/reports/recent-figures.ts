import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import type { ReportContext } from './report-context.ts';

/** For how long the figures of a report are not computed again. */
export const figuresMaxAgeMs = 30_000;
/** Of how many questions by how many people they are remembered, of each report. */
const mostRemembered = 200;

/**
 * Remembers for a short time what a report says of everything that it covers: its order, its total and its summary. Who turns its
 * pages, or asks while it is computed, does not have it computed again. The rows of a page are never remembered: they are read
 * each time, with what the caller may see now. Figures of nothing are not remembered: the first rows would stand beside them.
 */
export function rememberFigures<Query extends { page: number; limit: number }, Figures extends object>(
  compute: (context: ReportContext, query: Query) => Promise<Figures>,
  isOfNothing: (figures: Figures) => boolean,
): (context: ReportContext, query: Query) => Promise<Figures> {
  const byDatabase = new WeakMap<Database, LRUCache<string, Promise<Figures>>>();
  return async (context, query) => {
    const { db, clock, caller, language, timeZone } = context;
    const remembered =
      byDatabase.get(db) ??
      new LRUCache({
        max: mostRemembered,
        ttl: figuresMaxAgeMs,
        ttlResolution: 0,
        perf: { now: () => clock.now().getTime() },
      });
    byDatabase.set(db, remembered);
    const key = JSON.stringify([caller.id, caller.role, language, timeZone, { ...query, page: 0, limit: 0 }]);
    const found = remembered.get(key);
    if (found) return found;
    const computed = compute(context, query);
    remembered.set(key, computed);
    computed.then(
      (figures) => isOfNothing(figures) && remembered.delete(key),
      // What failed once may succeed again.
      () => remembered.delete(key),
    );
    return computed;
  };
}
