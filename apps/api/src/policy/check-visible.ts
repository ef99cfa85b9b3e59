import type { Role, UserId } from '@rubrica/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { createReader } from '../batcher.ts';
import type { Database } from '../db/database.ts';
import { perDatabase } from '../db/per-database.ts';
import { prepareQuery } from '../db/prepared-statement.ts';
import { uuidList, uuidsOf } from '../db/uuid-list.ts';
import type { QueryViewer } from './visible/query-viewer.ts';
import { type Visible, visibleTo } from './visible/visible.ts';

/** Whether an object is visible to somebody. Both ids are in the key, so that an object that is asked for twice is looked up once. */
type Check = (key: string) => Promise<boolean | undefined>;

/** Whether objects are visible to those who ask at the same time: one statement for all of a role that ask for objects of a kind. */
const checksOf = perDatabase(() => new Map<Visible, Map<Role, Check>>());

/** Returns whether one object is visible to somebody. */
export async function checkVisible(
  db: Database,
  { id: callerId, role }: { id: UserId; role: Role },
  visible: Visible,
  id: string,
): Promise<boolean> {
  const checks = checksOf(db);
  const byRole = checks.get(visible) ?? new Map<Role, Check>();
  checks.set(visible, byRole);
  const check = byRole.get(role) ?? createCheck(db, visible, role);
  byRole.set(role, check);
  return (await check(`${callerId} ${id}`)) ?? false;
}

function createCheck(db: Database, visible: Visible, role: Role): Check {
  const viewer: QueryViewer = { role, id: sql<UserId>`asked.caller_id` };
  const asked = sql`unnest(${uuidsOf('callers')}, ${uuidsOf('ids')}) with ordinality as asked(caller_id, object_id, place)`;
  // Built once: only what is asked for differs.
  const statement = prepareQuery(
    db,
    db
      .select({ place: sql`asked.place`.mapWith(Number) })
      .from(visible.table)
      .innerJoin(asked, eq(visible.id, sql`asked.object_id`))
      .where(and(visibleTo(viewer, visible))),
  );
  const read = async (keys: readonly string[]) => {
    const ends = keys.map((key) => key.indexOf(' '));
    const rows = await statement.execute({
      callers: uuidList(keys.map((key, at) => key.slice(0, ends[at]))),
      ids: uuidList(keys.map((key, at) => key.slice((ends[at] ?? 0) + 1))),
    });
    const seen = new Set(rows.map(({ place }) => place));
    return new Map(keys.map((key, at) => [key, seen.has(at + 1)]));
  };
  return createReader({ read });
}
