import type { Notice } from '@rubrica/api-client/contract';
import { countedInArabic } from '../plurals/counted-in-arabic.ts';

/** How a moment is written in the reader's language. */
type When = (moment: string) => string;

/** A name in a sentence of either direction: it keeps its own. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

const more = (count: number) =>
  count === 0 ? '' : count === 1 ? ', and one more meeting' : `, and ${count} more meetings`;

function inEnglish({ kind, about }: Notice, when: When): string {
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
        : `${isolated(about.meeting.title)} was moved to ${when(about.startsAt)}${more(about.more)}`;
    case 'meeting-cancelled':
      return `${isolated(about.meeting.title)}, ${when(about.startsAt)}${more(about.more)}: cancelled`;
    case 'child-absent':
      return `${isolated(about.student.name)} was absent: ${isolated(about.meeting.title)}, ${when(about.startsAt)}`;
    case 'report-ready':
      return `Your report is ready: ${isolated(about.report.name)}`;
    case 'import-done':
      return `The import ${isolated(about.import.name)} is done: ${about.people} ${about.people === 1 ? 'person' : 'people'}`;
    case 'registration-waiting':
      return `${isolated(about.student.name)} has registered and waits for approval`;
    case 'job-failed':
      return 'Work of the server failed for good';
  }
}

const moreInArabic = (count: number) =>
  count === 0
    ? ''
    : `، و${countedInArabic(count, { one: 'اجتماع آخر', two: 'اجتماعان آخران', few: 'اجتماعات أخرى', many: 'اجتماعًا آخر' })}`;

function inArabic({ kind, about }: Notice, when: When): string {
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
        : `نُقل موعد ${isolated(about.meeting.title)} إلى ${when(about.startsAt)}${moreInArabic(about.more)}`;
    case 'meeting-cancelled':
      return `أُلغي ${isolated(about.meeting.title)}، ${when(about.startsAt)}${moreInArabic(about.more)}`;
    case 'child-absent':
      return `غاب ${isolated(about.student.name)} عن ${isolated(about.meeting.title)}، ${when(about.startsAt)}`;
    case 'report-ready':
      return `تقريرك جاهز: ${isolated(about.report.name)}`;
    case 'import-done':
      return `اكتمل الاستيراد ${isolated(about.import.name)}: ${countedInArabic(about.people, { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا' })}`;
    case 'registration-waiting':
      return `سجّل ${isolated(about.student.name)} حسابًا وينتظر الموافقة`;
    case 'job-failed':
      return 'فشل عمل من أعمال الخادم نهائيًا';
  }
}

const en = {
  title: 'Notices',
  today: 'Today',
  yesterday: 'Yesterday',
  unread: 'Unread',
  markAll: 'Mark all as read',
  all: 'All notices and choices',
  loading: 'Loading your notices',
  problem: 'Your notices could not be loaded',
  notMarked: 'They could not be marked as read.',
  empty: 'Nothing new',
  emptyText: 'What concerns you is told here.',
  text: inEnglish,
};

const ar: typeof en = {
  title: 'الإشعارات',
  today: 'اليوم',
  yesterday: 'أمس',
  unread: 'غير مقروء',
  markAll: 'تعليم الكل كمقروء',
  all: 'كل الإشعارات والخيارات',
  loading: 'جارٍ تحميل إشعاراتك',
  problem: 'تعذّر تحميل إشعاراتك',
  notMarked: 'تعذّر تعليمها كمقروءة.',
  empty: 'لا جديد',
  emptyText: 'ستجد هنا كل ما يخصك.',
  text: inArabic,
};

/** Texts of notices. */
export const noticeMessages = { en, ar };
