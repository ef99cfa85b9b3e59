import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { notices } from '../../db/schema/notices.ts';
import type { Service } from '../service.ts';
import { countUnread } from './list-notices.ts';

/** Marks notices of the caller as read: those named, or all until a moment, so that one that comes meanwhile stays unread. */
export const markNoticesRead: Service<'markNoticesRead'> = async ({ db, caller, clock }, { body }) => {
  const chosen = 'notices' in body ? inArray(notices.id, body.notices) : lte(notices.at, new Date(body.until));
  await db
    .update(notices)
    .set({ readAt: clock.now() })
    .where(and(eq(notices.userId, caller.id), isNull(notices.readAt), chosen));
  return { unread: await countUnread(db, caller) };
};
