import type { Notice, NoticeId, Role } from '@rubrica/api-client/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notices } from '../../db/schema/notices.ts';
import { visibleNotices } from '../../policy/visible/notices.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Viewer } from '../caller.ts';
import type { Service } from '../service.ts';
import { pathOf, toNoticeContent } from './notice-content.ts';

/** Returns the caller's notices, newest first, from the one after `before`. */
export const listNotices: Service<'listNotices'> = async (
  { db, caller, clock, timeZone },
  { query: { before, limit } },
) => {
  const isOlder = before === undefined ? undefined : await isBehind(db, caller, { before, now: clock.now() });
  const rows = await db
    .select()
    .from(notices)
    .where(and(visibleTo(caller, visibleNotices), isOlder))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(limit + 1);
  return {
    items: rows.slice(0, limit).map((row) => toNotice(row, caller.role)),
    hasMore: rows.length > limit,
    unread: await countUnread(db, caller),
    timeZone,
  };
};

/**
 * The condition that a notice comes after another one of the caller's. That one may have been forgotten since the caller read it: then
 * its id tells when it was made.
 */
async function isBehind(db: Database, caller: Viewer, { before, now }: { before: NoticeId; now: Date }): Promise<SQL> {
  const [known] = await db.select().from(notices).where(eq(notices.id, before));
  if (known && known.userId !== caller.id) return sql`false`;
  const madeAt = new Date(Math.min(Number.parseInt(before.replaceAll('-', '').slice(0, 12), 16), now.getTime()));
  const at = (known?.at ?? madeAt).toISOString();
  return sql`(${notices.at}, ${notices.id}) < (${at}::timestamptz, ${before}::uuid)`;
}

/** Counts the notices that a person has not read. */
export function countUnread(db: Database, viewer: Viewer): Promise<number> {
  return db.$count(notices, and(visibleTo(viewer, visibleNotices), isNull(notices.readAt)));
}

function toNotice(row: typeof notices.$inferSelect, role: Role): Notice {
  const content = toNoticeContent(row);
  return {
    _id: row.id,
    at: row.at.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    path: pathOf(content, role),
    ...content,
  };
}
