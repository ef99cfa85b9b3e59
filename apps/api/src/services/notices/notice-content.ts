import {
  type NoticeAbout,
  noticeAboutSchemas,
  type NoticeContent,
  type NoticeKind,
  type Role,
  type UserId,
} from '@rubrica/api-client/contract';
import { z } from 'zod';

const content = <const Kind extends NoticeKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), about: noticeAboutSchemas[kind] });

const contentSchema = z.discriminatedUnion('kind', [
  content('task-set'),
  content('task-due'),
  content('task-returned'),
  content('marks-released'),
  content('meeting-moved'),
  content('meeting-changed'),
  content('meeting-cancelled'),
  content('child-absent'),
  content('attendance-disputed'),
  content('message'),
  content('message-reported'),
  content('report-ready'),
  content('import-done'),
  content('registration-waiting'),
  content('job-failed'),
]);

/** Reads what is stored of a notice. @throws {z.ZodError} if it is none of the kinds */
export function toNoticeContent(stored: { kind: NoticeKind; about: unknown }): NoticeContent {
  return contentSchema.parse(stored);
}

/** The id of the object that a notice is about: its notices go with it. */
export function subjectOf({ kind, about }: NoticeContent): string {
  switch (kind) {
    case 'task-set':
    case 'task-due':
      return about.task._id;
    case 'task-returned':
    case 'marks-released':
      return about.attempt;
    case 'meeting-moved':
    case 'meeting-changed':
    case 'meeting-cancelled':
    case 'child-absent':
    case 'attendance-disputed':
      return about.meeting._id;
    case 'message':
    case 'message-reported':
      return about.thread;
    case 'report-ready':
      return about.report._id;
    case 'import-done':
      return about.import._id;
    case 'registration-waiting':
      return about.student._id;
    case 'job-failed':
      return about.job._id;
  }
}

/** The student whom a notice is about, where that is not its reader. */
export function studentOf({ about }: NoticeContent): UserId | null {
  return 'student' in about ? (about.student?._id ?? null) : null;
}

/** The page of the platform that a notice leads its reader to. */
export function pathOf({ kind, about }: NoticeContent, role: Role): string {
  switch (kind) {
    case 'task-set':
    case 'task-due':
    case 'task-returned':
      return pathOfTask(about.task);
    case 'marks-released':
      return role === 'parent'
        ? `/parent/tasks/correct/${about.task._id}/task-taken/${about.attempt}`
        : `${pathOfTask(about.task)}?result=${about.attempt}`;
    case 'meeting-moved':
    case 'meeting-changed':
      if (about.student) return `/parent/child/${about.student._id}`;
      return role === 'student' ? '/student/meeting' : `/${role}/meetings/${about.meeting._id}`;
    case 'meeting-cancelled':
      if (about.student) return `/parent/child/${about.student._id}`;
      // The meeting may have been removed.
      return role === 'student' ? '/student/meeting' : `/${role}/meetings`;
    case 'attendance-disputed':
      return `/${role}/meetings/${about.meeting._id}`;
    case 'child-absent':
      return `/parent/child/${about.student._id}`;
    case 'message':
      return role === 'student' || role === 'parent' ? `/${role}?messages` : `/${role}/messages?thread=${about.thread}`;
    case 'message-reported':
      return `/admin/messages?state=reported&thread=${about.thread}`;
    case 'report-ready':
      return `/${role}/reports/files`;
    case 'import-done':
      return '/admin/users/import';
    case 'registration-waiting':
      return '/admin/users/registrations';
    case 'job-failed':
      return `/admin/jobs#${about.job.name}`;
  }
}

function pathOfTask({ _id, kind }: NoticeAbout<'task-set'>['task']): string {
  return `/student/${kind === 'vdo-speaking' ? 'speaking' : 'tasks'}/${_id}`;
}
