import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { digestSchema, noticeChannelsSchema, noticeSchema } from '../entities/notice.ts';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';

const noticeChoices = z.object({ channels: noticeChannelsSchema, digest: digestSchema });

const ownChoices = noticeChoices.extend({
  /** The school's time zone, an IANA name: the hours are those of its clock. */
  timeZone: z.string(),
});

/** What concerns one person, and where they want to be told. */
export const noticeCalls = {
  listNotices: call({
    method: 'GET',
    path: '/notices',
    summary: "The caller's notices, newest first; `before` is the last one of the page before.",
    query: z.object({
      before: idOf<'Notice'>().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({
      items: z.array(noticeSchema),
      hasMore: z.boolean(),
      /** How many of all notices are unread. */
      unread: z.number().int(),
      /** The school's time zone, an IANA name: meetings are told by its clock. Servers of earlier versions send none. */
      timeZone: z.string().optional(),
    }),
  }),
  markNoticesRead: call({
    method: 'POST',
    path: '/notices/read',
    summary: "Marks some of the caller's notices as read, or all until a moment; on all devices.",
    body: z.union([z.object({ notices: z.array(idOf<'Notice'>()).min(1).max(100) }), z.object({ until: dateTime })]),
    reply: z.object({ unread: z.number().int() }),
  }),
  getNoticeChoices: call({
    method: 'GET',
    path: '/notice-choices',
    summary: 'Where the caller is told what, and when the mail is sent.',
    reply: ownChoices,
  }),
  updateNoticeChoices: call({
    method: 'PUT',
    path: '/notice-choices',
    summary: 'Changes where the caller is told what; kinds that are not sent keep their channel.',
    body: noticeChoices,
    bodyLimits: smallBody,
    reply: ownChoices,
  }),
};
