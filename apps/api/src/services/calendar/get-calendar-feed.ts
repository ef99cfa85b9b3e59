import { eq } from 'drizzle-orm';
import { calendarFeeds } from '../../db/schema/meetings.ts';
import type { Service } from '../service.ts';

/** Says since when the caller has a calendar feed; its address is known to nobody but who has kept it. */
export const getCalendarFeed: Service<'getCalendarFeed'> = async ({ db, caller }) => {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, caller.id));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
};
