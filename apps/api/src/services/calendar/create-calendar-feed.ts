import { randomBytes } from 'node:crypto';
import { hashToken } from '../../auth/hashed-sessions.ts';
import { calendarFeeds } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';

/** Makes the address of the caller's calendar feed; only the hash of its token is stored. An earlier address stops working. */
export const createCalendarFeed: Service<'createCalendarFeed'> = (context) =>
  context.db.transaction(async (tx) => {
    const { caller, clock } = context;
    const token = randomBytes(32).toString('base64url');
    const feed = { tokenHash: hashToken(token), createdAt: clock.now() };
    await tx
      .insert(calendarFeeds)
      .values({ userId: caller.id, ...feed })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
    await recordAudit(context, tx, 'createCalendarFeed', { object: `user:${caller.id}` });
    return { path: `/api/calendar/${token}.ics`, createdAt: feed.createdAt.toISOString() };
  });
