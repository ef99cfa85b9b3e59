import type { Language } from './entities/user.ts';
import type { NoticeContent } from './entities/notice.ts';
import { jobNameMessages } from './job-texts.ts';

/** How a moment is written in the reader's language. */
type When = (moment: string) => string;

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A name in a sentence of either direction: it keeps its own. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
/** A title, which may be long and read like a part of the sentence. */
const inEnglishQuotes = (title: string): string => `“${isolated(title)}”`;
const inArabicQuotes = (title: string): string => `«${isolated(title)}»`;

function counted(language: Language, count: number, forms: Forms): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('#', String(count));
}

/** What a job is called; one of an earlier version of the server by the name that is stored. */
function jobNameIn(language: Language, name: string): string {
  return Object.entries(jobNameMessages[language]).find(([known]) => known === name)?.[1] ?? name;
}

const furtherInEnglish = (count: number): string =>
  count === 0 ? '' : `, and ${counted('en', count, { one: 'one more meeting', other: '# more meetings' })}`;

/** The child whom a notice of a meeting is about, before what is told of it. */
const ofChild = (child: { name: string } | null): string => (child ? `${isolated(child.name)}: ` : '');

function inEnglish({ kind, about }: NoticeContent, when: When): string {
  const [title, further] = [inEnglishQuotes, furtherInEnglish];
  switch (kind) {
    case 'task-set':
      return `New task: ${title(about.task.title)}`;
    case 'task-due':
      return `${title(about.task.title)} is due ${when(about.dueAt)}`;
    case 'task-returned':
      return `${title(about.task.title)} was returned to you, so that you can go on with it`;
    case 'marks-released':
      return about.student
        ? `The marks of ${isolated(about.student.name)} for ${title(about.task.title)} are here`
        : `Your marks for ${title(about.task.title)} are here`;
    case 'meeting-moved':
      return about.startedAtBefore === null
        ? `${ofChild(about.student)}${title(about.meeting.title)} takes place after all: ${when(about.startsAt)}`
        : `${ofChild(about.student)}${title(about.meeting.title)} was moved to ${when(about.startsAt)}${further(about.more)}`;
    case 'meeting-changed': {
      const place = about.place === '' ? 'it has no place any more' : `it is now in ${isolated(about.place ?? '')}`;
      const changes = [
        ...(about.place === null ? [] : [place]),
        ...(about.isLinkChanged ? ['it has another link'] : []),
      ];
      return `${ofChild(about.student)}${title(about.meeting.title)}, ${when(about.startsAt)}${further(about.more)}: ${changes.join(', ')}`;
    }
    case 'meeting-cancelled':
      return `${ofChild(about.student)}${title(about.meeting.title)}, ${when(about.startsAt)}${further(about.more)}: cancelled`;
    case 'child-absent':
      return `${isolated(about.student.name)} was absent: ${title(about.meeting.title)}, ${when(about.startsAt)}`;
    case 'attendance-disputed':
      return `${isolated(about.student.name)} disputes their attendance: ${title(about.meeting.title)}, ${when(about.startsAt)}`;
    case 'message':
      return about.from === null ? 'New message from an unknown number' : `New message from ${isolated(about.from)}`;
    case 'message-reported':
      return about.from === null
        ? 'A message from an unknown number was reported'
        : `A message from ${isolated(about.from)} was reported`;
    case 'report-ready':
      return `Your report is ready: ${title(about.report.name)}`;
    case 'import-done':
      return `The import ${title(about.import.name)} is done: ${counted('en', about.people, { one: '# person', other: '# people' })}`;
    case 'registration-waiting':
      return `${isolated(about.student.name)} has registered and waits for approval`;
    case 'job-failed':
      return `Work of the server failed for good: ${title(jobNameIn('en', about.job.name))}`;
  }
}

const people: Forms = { one: 'شخص واحد', two: 'شخصان', few: '# أشخاص', many: '# شخصًا', other: '# شخص' };
const meetings: Forms = {
  one: 'اجتماع آخر',
  two: 'اجتماعان آخران',
  few: '# اجتماعات أخرى',
  many: '# اجتماعًا آخر',
  other: '# اجتماع آخر',
};

const furtherInArabic = (count: number): string => (count === 0 ? '' : `، و${counted('ar', count, meetings)}`);

function inArabic({ kind, about }: NoticeContent, when: When): string {
  const [title, further] = [inArabicQuotes, furtherInArabic];
  switch (kind) {
    case 'task-set':
      return `مهمة جديدة: ${title(about.task.title)}`;
    case 'task-due':
      return `موعد تسليم ${title(about.task.title)} ${when(about.dueAt)}`;
    case 'task-returned':
      return `أُعيدت إليك ${title(about.task.title)} لتكملها`;
    case 'marks-released':
      return about.student
        ? `أُعلنت درجات ${isolated(about.student.name)} في ${title(about.task.title)}`
        : `أُعلنت درجاتك في ${title(about.task.title)}`;
    case 'meeting-moved':
      return about.startedAtBefore === null
        ? `${ofChild(about.student)}سيُعقد ${title(about.meeting.title)} كما كان مقررًا: ${when(about.startsAt)}`
        : `${ofChild(about.student)}نُقل موعد ${title(about.meeting.title)} إلى ${when(about.startsAt)}${further(about.more)}`;
    case 'meeting-changed': {
      const place = about.place === '' ? 'لم يعد له مكان محدد' : `مكانه الآن ${isolated(about.place ?? '')}`;
      const changes = [...(about.place === null ? [] : [place]), ...(about.isLinkChanged ? ['تغيّر رابطه'] : [])];
      return `${ofChild(about.student)}${title(about.meeting.title)}، ${when(about.startsAt)}${further(about.more)}: ${changes.join('، ')}`;
    }
    case 'meeting-cancelled':
      return `${ofChild(about.student)}أُلغي ${title(about.meeting.title)}، ${when(about.startsAt)}${further(about.more)}`;
    case 'child-absent':
      return `غاب ${isolated(about.student.name)} عن ${title(about.meeting.title)}، ${when(about.startsAt)}`;
    case 'attendance-disputed':
      return `يعترض ${isolated(about.student.name)} على حضوره المسجل: ${title(about.meeting.title)}، ${when(about.startsAt)}`;
    case 'message':
      return about.from === null ? 'رسالة جديدة من رقم غير معروف' : `رسالة جديدة من ${isolated(about.from)}`;
    case 'message-reported':
      return about.from === null ? 'أُبلغ عن رسالة من رقم غير معروف' : `أُبلغ عن رسالة من ${isolated(about.from)}`;
    case 'report-ready':
      return `تقريرك جاهز: ${title(about.report.name)}`;
    case 'import-done':
      return `اكتمل الاستيراد ${title(about.import.name)}: ${counted('ar', about.people, people)}`;
    case 'registration-waiting':
      return `سجّل ${isolated(about.student.name)} حسابًا وينتظر الموافقة`;
    case 'job-failed':
      return `فشل عمل من أعمال الخادم نهائيًا: ${title(jobNameIn('ar', about.job.name))}`;
  }
}

const textIn: Record<Language, (content: NoticeContent, when: When) => string> = { en: inEnglish, ar: inArabic };

/** Returns what a notice tells, in its reader's language: the same in the app as in a mail. */
export function noticeText(language: Language, content: NoticeContent, when: When): string {
  return textIn[language](content, when);
}
