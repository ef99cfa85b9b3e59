import type { Notice, Role } from '@rubrica/api-client/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notices } from '../../db/schema/notices.ts';
import { visibleNotices } from '../../policy/visible/notices.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Viewer } from '../caller.ts';
import type { Service } from '../service.ts';
import { pathOf, toNoticeContent } from './notice-content.ts';

/** Returns the caller's notices, newest first, from the one after `before`. */
export const listNotices: Service<'listNotices'> = async ({ db, caller }, { query: { before, limit } }) => {
  const isOlder =
    before &&
    sql`(${notices.at}, ${notices.id}) < (select earlier.at, earlier.id from ${notices} as earlier
      where ${and(eq(sql`earlier.id`, before), eq(sql`earlier.user_id`, caller.id))})`;
  const rows = await db
    .select()
    .from(notices)
    .where(and(visibleTo(caller, visibleNotices), isOlder || undefined))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(limit + 1);
  return {
    items: rows.slice(0, limit).map((row) => toNotice(row, caller.role)),
    hasMore: rows.length > limit,
    unread: await countUnread(db, caller),
  };
};

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
