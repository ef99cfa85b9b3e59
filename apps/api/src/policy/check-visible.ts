import type { Role, UserId } from '@rubrica/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Batcher, createBatcher, doTogether, type Outcomes } from '../batcher.ts';
import type { Database } from '../db/database.ts';
import { perDatabase } from '../db/per-database.ts';
import type { QueryViewer } from './visible/query-viewer.ts';
import { type Visible, visibleTo } from './visible/visible.ts';

/** Somebody who asks for an object. */
interface Asked {
  callerId: UserId;
  id: string;
}

const maxSize = 64;
const concurrency = 2;

/** Whether objects are visible to those who ask at the same time: one statement for all of a role that ask for objects of a kind. */
const checksOf = perDatabase(() => new Map<Visible, Map<Role, Batcher<Asked, boolean>>>());

/** Returns whether one object is visible to somebody. */
export function checkVisible(
  db: Database,
  { id: callerId, role }: { id: UserId; role: Role },
  visible: Visible,
  id: string,
): Promise<boolean> {
  const checks = checksOf(db);
  const byRole = checks.get(visible) ?? new Map<Role, Batcher<Asked, boolean>>();
  checks.set(visible, byRole);
  const batcher = byRole.get(role) ?? createChecks(db, visible, role);
  byRole.set(role, batcher);
  return batcher.add({ callerId, id });
}

function createChecks(db: Database, visible: Visible, role: Role): Batcher<Asked, boolean> {
  const viewer: QueryViewer = { role, id: sql<UserId>`asked.caller_id` };
  const asked = sql`unnest(${sql.placeholder('callers')}::text::uuid[], ${sql.placeholder('ids')}::text::uuid[])
    with ordinality as asked(caller_id, object_id, place)`;
  // Built once: only what is asked for differs.
  const statement = db
    .select({ place: sql`asked.place`.mapWith(Number) })
    .from(visible.table)
    .innerJoin(asked, eq(visible.id, sql`asked.object_id`))
    .where(and(visibleTo(viewer, visible)))
    .prepare('');
  const run = async (items: readonly Asked[]): Promise<Outcomes<boolean>> => {
    const rows = await statement.execute({
      callers: uuidList(items.map(({ callerId }) => callerId)),
      ids: uuidList(items.map(({ id }) => id)),
    });
    const seen = new Set(rows.map(({ place }) => place));
    return items.map((_, at) => ({ status: 'fulfilled', value: seen.has(at + 1) }));
  };
  return createBatcher({ run: (items) => doTogether(items, run), maxSize, concurrency });
}

/** Returns ids as a parameter that `::text::uuid[]` reads: one text, however many there are, so that a statement can be built once. */
const uuidList = (ids: readonly string[]): string =>
  `{${ids.map((id) => `"${id.replaceAll(/["\\]/gu, String.raw`\$&`)}"`).join(',')}}`;
