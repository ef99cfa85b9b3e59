import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import { authorizeCall } from '../policy/authorize.ts';
import { readCalendarFeed } from '../services/calendar/read-calendar-feed.ts';
import { readMeetingCalendar } from '../services/calendar/read-meeting-calendar.ts';
import { type CalendarEvent, toCalendar } from '../services/calendar/to-calendar.ts';
import type { AppContext } from '../services/context.ts';
import { NotFoundError, UnauthenticatedError } from '../services/errors/errors.ts';
import { entityTagOf, namesTag } from '../services/files/entity-tag.ts';
import type { Environment, HttpContext } from './environment.ts';

const uuid = z.uuid();
/** 32 bytes, as `createCalendarFeed` makes them. */
const feedFile = /^(?<token>[\w-]{43})\.ics$/u;

/** Part of the entity tags: another number where the same meetings are written otherwise than before. */
const calendarFormat = 1;

/**
 * Binds the calendars, which are files of calendar apps and so outside of the contract: `GET /api/calendar/<token>.ics`, a person's
 * private feed, whose token stands for a session, and `GET /api/meetings/:id/meeting.ics`, one meeting, with a session.
 */
export function bindCalendars(api: Hono<Environment>, app: AppContext): void {
  api.get('/calendar/:file', async (c) => {
    const token = feedFile.exec(c.req.param('file'))?.groups?.['token'];
    if (token === undefined) throw new NotFoundError();
    return calendarReply(c, 'calendar.ics', await readCalendarFeed(app, token));
  });
  api.get('/meetings/:id/meeting.ics', async (c) => {
    const context = c.get('context');
    authorizeCall('listCalendar', context.caller);
    const { caller } = context;
    if (!caller) throw new UnauthenticatedError();
    const { data: id } = uuid.safeParse(c.req.param('id'));
    if (id === undefined) throw new NotFoundError();
    return calendarReply(c, 'meeting.ics', await readMeetingCalendar({ ...context, caller }, id));
  });
}

/** Sends a calendar, or says that the reader has it already: apps ask for their feeds every hour. */
async function calendarReply(c: HttpContext, name: string, events: readonly CalendarEvent[]): Promise<Response> {
  const etag = entityTagOf(
    createHash('sha256')
      .update(JSON.stringify([calendarFormat, events]))
      .digest('hex'),
  );
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (namesTag(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(await toCalendar(events), {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
