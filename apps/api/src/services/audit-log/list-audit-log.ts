import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../db/schema/system.ts';
import { containing, listPage, matchesSearch } from '../queries/list-page.ts';
import type { Service } from '../service.ts';

/** Returns a page of the audit log, newest first. `user` selects what they did, what was done in their name, and what was done to them. */
export const listAuditLog: Service<'listAuditLog'> = ({ db }, { query: { user, action, ...query } }) =>
  listPage(db, query, {
    select: (where) => db.select().from(auditLog).where(where).$dynamic(),
    where: and(
      action ? eq(auditLog.action, action) : undefined,
      user
        ? or(eq(auditLog.actorId, user), eq(auditLog.onBehalfOf, user), eq(auditLog.object, `user:${user}`))
        : undefined,
    ),
    search: isFound,
    sort: { at: auditLog.at, action: auditLog.action, actorName: auditLog.actorName },
    defaultSort: '-at',
    id: auditLog.id,
    toItems: (rows) => rows.map(toAuditEntry),
  });

/** Whether an entry is found: by a name, each of which is looked at once and not once per entry; or by a part of its action or object. */
function isFound(search: string): SQL | undefined {
  const pattern = containing(search.toLowerCase());
  // PostgreSQL would look at the names of all entries, but for the offset.
  const byName = sql`${auditLog.actorName} in (select name
    from (select distinct ${auditLog.actorName} as name from ${auditLog} offset 0) as actors
    where ${matchesSearch(search, [sql`name`]) ?? sql`true`})`;
  return or(byName, like(auditLog.action, pattern), like(auditLog.object, pattern));
}

function toAuditEntry(row: typeof auditLog.$inferSelect) {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actor: row.actorId,
    actorName: row.actorName,
    onBehalfOf: row.onBehalfOf,
    action: row.action,
    object: row.object,
    details: row.details,
    ipAddress: row.ipAddress,
  };
}
