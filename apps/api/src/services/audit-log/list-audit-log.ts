import { and, count, eq, or } from 'drizzle-orm';
import { auditLog } from '../../db/schema/system.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';

const sortable = { at: auditLog.at, action: auditLog.action, actorName: auditLog.actorName };

/** A page of the audit log, newest first; `user` finds what they did, what was done in their name, and what was done to them. */
export const listAuditLog: Service<'listAuditLog'> = async ({ db }, { query }) => {
  const { user } = query;
  const where = and(
    matches(query, auditLog.actorName, auditLog.action, auditLog.object),
    query.action ? eq(auditLog.action, query.action) : undefined,
    user
      ? or(eq(auditLog.actorId, user), eq(auditLog.onBehalfOf, user), eq(auditLog.object, `user:${user}`))
      : undefined,
  );
  const { limit, offset } = pageRange(query);
  const order = orderOf(query, auditLog.id, sortable, '-at');
  const rows = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(auditLog).where(where);
  return {
    items: rows.map((row) => ({
      _id: row.id,
      at: row.at.toISOString(),
      actor: row.actorId,
      actorName: row.actorName,
      onBehalfOf: row.onBehalfOf,
      action: row.action,
      object: row.object,
      details: row.details,
      ipAddress: row.ipAddress,
    })),
    total: all?.total ?? 0,
    page: query.page,
    limit,
  };
};
