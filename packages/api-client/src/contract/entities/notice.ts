import { z } from 'zod';
import { idOf } from '../ids.ts';
import { type NoticeKind, noticeKinds } from '../notice-kinds.ts';
import { dateTime } from '../shapes.ts';
import { taskKindSchema } from './task.ts';

const task = z.object({ _id: idOf<'Task'>(), title: z.string(), kind: taskKindSchema });
const meeting = z.object({ _id: idOf<'Meeting'>(), title: z.string() });
const student = z.object({ _id: idOf<'User'>(), name: z.string() });
/** The reader's child whom it concerns; null where it is about the reader, as in notices of earlier versions. */
const child = student.nullable().default(null);
/** How many further meetings of its series it is about. */
const more = z.number().int();
const named = z.object({ _id: z.uuid(), name: z.string() });

/** What each kind of notice is about: names as they were when it was told. */
export const noticeAboutSchemas = {
  /** A task was set for the reader. */
  'task-set': z.object({ task }),
  /** A task of the reader is due within a day. */
  'task-due': z.object({ task, dueAt: dateTime }),
  /** The reader's work was returned to them. */
  'task-returned': z.object({ task, attempt: idOf<'TaskTaken'>() }),
  /** Marks of the reader, or of a child of theirs, were released. */
  'marks-released': z.object({ task, attempt: idOf<'TaskTaken'>(), student: student.nullable() }),
  /** A meeting of the reader, or of a child of theirs, has another time, or takes place after all: then `startedAtBefore` is null. */
  'meeting-moved': z.object({
    meeting,
    startsAt: dateTime,
    startedAtBefore: dateTime.nullable(),
    more,
    student: child,
  }),
  /** It has another place, or another link, at the same time. The place is null where it is the same. */
  'meeting-changed': z.object({
    meeting,
    startsAt: dateTime,
    place: z.string().nullable(),
    isLinkChanged: z.boolean(),
    more,
    student: child,
  }),
  'meeting-cancelled': z.object({ meeting, startsAt: dateTime, more, student: child }),
  /** A child of the reader was absent. */
  'child-absent': z.object({ meeting, startsAt: dateTime, student }),
  /** A student says that their status at a meeting is wrong. */
  'attendance-disputed': z.object({ meeting, startsAt: dateTime, student }),
  /** Somebody has written to the reader; `from` is null for a WhatsApp number that is nobody's. */
  message: z.object({ thread: idOf<'ChatThread'>(), from: z.string().nullable() }),
  /** Staff have reported what somebody wrote; `from` is null for a WhatsApp number that is nobody's. */
  'message-reported': z.object({ thread: idOf<'ChatThread'>(), from: z.string().nullable() }),
  /** A report that the reader asked for can be downloaded. */
  'report-ready': z.object({ report: named, expiresAt: dateTime }),
  /** An import that the reader began has ended. */
  'import-done': z.object({ import: named, people: z.number().int() }),
  /** Somebody has registered and waits for approval. */
  'registration-waiting': z.object({ student }),
  /** A job failed for good. */
  'job-failed': z.object({ job: named }),
} as const satisfies Record<NoticeKind, z.ZodType>;

const noticeKindSchema = z.enum(noticeKinds);

/** What a notice of a kind is about. */
export type NoticeAbout<Kind extends NoticeKind = NoticeKind> = z.infer<(typeof noticeAboutSchemas)[Kind]>;

/** What a notice tells: its kind, and what a notice of that kind is about. */
export type NoticeContent = { [Kind in NoticeKind]: { kind: Kind; about: NoticeAbout<Kind> } }[NoticeKind];

const noticeFields = {
  _id: idOf<'Notice'>(),
  at: dateTime,
  readAt: dateTime.nullable(),
  /** The page of the platform that it leads to, such as `/student/tasks/…`. */
  path: z.string(),
};

const notice = <const Kind extends NoticeKind>(kind: Kind) =>
  z.object({ ...noticeFields, kind: z.literal(kind), about: noticeAboutSchemas[kind] });

/** Something that concerns one person. `noticeText` says it in the reader's language. */
export const noticeSchema = z.discriminatedUnion('kind', [
  notice('task-set'),
  notice('task-due'),
  notice('task-returned'),
  notice('marks-released'),
  notice('meeting-moved'),
  notice('meeting-changed'),
  notice('meeting-cancelled'),
  notice('child-absent'),
  notice('attendance-disputed'),
  notice('message'),
  notice('message-reported'),
  notice('report-ready'),
  notice('import-done'),
  notice('registration-waiting'),
  notice('job-failed'),
]);
export type Notice = z.infer<typeof noticeSchema>;

/** Where notices of a kind are told: in the app alone, in the app and the daily mail, or nowhere. */
export const noticeChannelSchema = z.enum(['app', 'mail', 'off']);
export type NoticeChannel = z.infer<typeof noticeChannelSchema>;

const hour = z.number().int().min(0).max(23);

/** When the mail with what is unread is sent, in hours of the school's clock. */
export const digestSchema = z.object({
  isOn: z.boolean(),
  hour,
  /** Nothing is mailed from the first hour until the last one; null where every hour will do. */
  quietHours: z
    .object({ from: hour, until: hour })
    .refine(({ from, until }) => from !== until, { path: ['until'], params: { code: 'choice' } })
    .nullable(),
});
export type Digest = z.infer<typeof digestSchema>;

/** The channel of each kind that the caller's role can receive, by kind. */
export const noticeChannelsSchema = z.partialRecord(noticeKindSchema, noticeChannelSchema);
