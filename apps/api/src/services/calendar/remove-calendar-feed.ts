import { eq } from 'drizzle-orm';
import { calendarFeeds } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';

/** Ends the caller's calendar feed. Without one there is nothing to do. */
export const removeCalendarFeed: Service<'removeCalendarFeed'> = async (context) => {
  const { caller, messages } = context;
  await context.db.transaction(async (tx) => {
    const removed = await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, caller.id)).returning();
    if (removed.length > 0) await recordAudit(context, tx, 'removeCalendarFeed', { object: `user:${caller.id}` });
  });
  return { success: true, message: messages.confirmations.calendarFeedRemoved };
};
