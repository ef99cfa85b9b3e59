import type { NoticeContent } from '@rubrica/api-client/contract';
import { type DigestText, type PluralForms, plural } from './messages.ts';

type When = DigestText['when'];

/** A name in a sentence of either direction: it keeps its own. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const furtherInEnglish = (count: number) =>
  count === 0 ? '' : `, and ${plural('en', count, { one: '# more meeting', other: '# more meetings' })}`;

/** Returns what a notice tells, in English. */
export function noticeInEnglish({ kind, about }: NoticeContent, when: When): string {
  switch (kind) {
    case 'task-set':
      return `New task: ${isolated(about.task.title)}`;
    case 'task-due':
      return `${isolated(about.task.title)} is due ${when(about.dueAt)}`;
    case 'task-returned':
      return `${isolated(about.task.title)} was returned to you, so that you can go on with it`;
    case 'marks-released':
      return about.student
        ? `The marks of ${isolated(about.student.name)} for ${isolated(about.task.title)} are here`
        : `Your marks for ${isolated(about.task.title)} are here`;
    case 'meeting-moved':
      return about.startedAtBefore === null
        ? `${isolated(about.meeting.title)} takes place after all: ${when(about.startsAt)}`
        : `${isolated(about.meeting.title)} was moved to ${when(about.startsAt)}${furtherInEnglish(about.more)}`;
    case 'meeting-cancelled':
      return `${isolated(about.meeting.title)}, ${when(about.startsAt)}${furtherInEnglish(about.more)}: cancelled`;
    case 'child-absent':
      return `${isolated(about.student.name)} was absent: ${isolated(about.meeting.title)}, ${when(about.startsAt)}`;
    case 'report-ready':
      return `Your report is ready: ${isolated(about.report.name)}`;
    case 'import-done':
      return `The import ${isolated(about.import.name)} is done: ${plural('en', about.people, { one: '# person', other: '# people' })}`;
    case 'registration-waiting':
      return `${isolated(about.student.name)} has registered and waits for approval`;
    case 'job-failed':
      return 'Work of the server failed for good';
  }
}

const people: PluralForms = { one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' };
const meetings: PluralForms = {
  one: 'اجتماع آخر',
  two: 'اجتماعان آخران',
  few: '# اجتماعات أخرى',
  many: '# اجتماعًا آخر',
  other: '# اجتماع آخر',
};
const furtherInArabic = (count: number) => (count === 0 ? '' : `، و${plural('ar', count, meetings)}`);

/** Returns what a notice tells, in Arabic. */
export function noticeInArabic({ kind, about }: NoticeContent, when: When): string {
  switch (kind) {
    case 'task-set':
      return `مهمة جديدة: ${isolated(about.task.title)}`;
    case 'task-due':
      return `موعد تسليم ${isolated(about.task.title)} ${when(about.dueAt)}`;
    case 'task-returned':
      return `أُعيدت إليك ${isolated(about.task.title)} لتكملها`;
    case 'marks-released':
      return about.student
        ? `أُعلنت درجات ${isolated(about.student.name)} في ${isolated(about.task.title)}`
        : `أُعلنت درجاتك في ${isolated(about.task.title)}`;
    case 'meeting-moved':
      return about.startedAtBefore === null
        ? `سيُعقد ${isolated(about.meeting.title)} كما كان مقررًا: ${when(about.startsAt)}`
        : `نُقل موعد ${isolated(about.meeting.title)} إلى ${when(about.startsAt)}${furtherInArabic(about.more)}`;
    case 'meeting-cancelled':
      return `أُلغي ${isolated(about.meeting.title)}، ${when(about.startsAt)}${furtherInArabic(about.more)}`;
    case 'child-absent':
      return `غاب ${isolated(about.student.name)} عن ${isolated(about.meeting.title)}، ${when(about.startsAt)}`;
    case 'report-ready':
      return `تقريرك جاهز: ${isolated(about.report.name)}`;
    case 'import-done':
      return `اكتمل الاستيراد ${isolated(about.import.name)}: ${plural('ar', about.people, people)}`;
    case 'registration-waiting':
      return `سجّل ${isolated(about.student.name)} حسابًا وينتظر الموافقة`;
    case 'job-failed':
      return 'فشل عمل من أعمال الخادم نهائيًا';
  }
}
