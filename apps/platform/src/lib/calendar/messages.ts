import type { MeetingState } from '@rubrica/api-client/contract';
import { countedInArabic } from '../plurals/counted-in-arabic.ts';
import type { CalendarView } from './period.ts';

export const en = {
  today: 'Today',
  previous: { week: 'Previous week', month: 'Previous month', agenda: 'Previous four weeks' },
  next: { week: 'Next week', month: 'Next month', agenda: 'Next four weeks' },
  view: 'View',
  views: { week: 'Week', month: 'Month', agenda: 'Agenda' } satisfies Record<CalendarView, string>,
  loading: 'Loading the calendar',
  /** Where a meeting shows the reader's own time as well. */
  times: {
    week: (zone: string) =>
      `Times of the school: ${zone}. Your own are with them where there is room, and always in the meeting that you open.`,
    month: (zone: string) =>
      `Times of the school: ${zone}. Your own are in the agenda, and in the meeting that you open.`,
    agenda: (zone: string) => `Times of the school: ${zone}. Your own are beside them.`,
  } satisfies Record<CalendarView, (zone: string) => string>,
  yourTime: (range: string) => `${range} your time`,
  /** A day's link, for those who do not see what is below it. */
  dayWith: (day: string, count: number) =>
    count === 0 ? `${day}, no meetings` : `${day}, ${count} ${count === 1 ? 'meeting' : 'meetings'}`,
  more: (count: number) => `${count} more`,
  moreOn: (count: number, day: string) => `${count} more on ${day}`,
  states: { scheduled: 'Planned', live: 'Live now', ended: 'Ended', cancelled: 'Cancelled' } satisfies Record<
    MeetingState,
    string
  >,
  keys: 'Keyboard shortcuts',
  keyTable: [
    ['W / M / A', 'Week, month, agenda'],
    ['T', 'Today'],
    ['PageUp / PageDown', 'The period before or after'],
    ['Left / Right', 'Another day'],
    ['↑ / ↓', 'Another meeting; in a month the week before or after'],
    ['?', 'These shortcuts'],
  ],
};

export type Messages = typeof en;

/** Short enough for a day of the month. */
const otherMeetings = (count: number) =>
  countedInArabic(count, { one: 'واحد آخر', two: 'اثنان آخران', few: 'أخرى', many: 'أخرى', other: 'أخرى' });

export const ar: Messages = {
  today: 'اليوم',
  previous: { week: 'الأسبوع السابق', month: 'الشهر السابق', agenda: 'الأسابيع الأربعة السابقة' },
  next: { week: 'الأسبوع التالي', month: 'الشهر التالي', agenda: 'الأسابيع الأربعة التالية' },
  view: 'طريقة العرض',
  views: { week: 'أسبوع', month: 'شهر', agenda: 'قائمة' },
  loading: 'جارٍ تحميل التقويم',
  times: {
    week: (zone) => `المواعيد بتوقيت المدرسة: ${zone}. ويظهر معها توقيتك حيث يتسع المكان، وتجده دائمًا عند فتح الاجتماع.`,
    month: (zone) => `المواعيد بتوقيت المدرسة: ${zone}. وتجد توقيتك في القائمة وعند فتح الاجتماع.`,
    agenda: (zone) => `المواعيد بتوقيت المدرسة: ${zone}. وتوقيتك مذكور بجانبها.`,
  },
  yourTime: (range) => `${range} بتوقيتك`,
  dayWith: (day, count) =>
    `${day}، ${countedInArabic(count, { zero: 'لا اجتماعات', one: 'اجتماع واحد', two: 'اجتماعان', few: 'اجتماعات', many: 'اجتماعًا', other: 'اجتماع' })}`,
  more: otherMeetings,
  moreOn: (count, day) => `${otherMeetings(count)} في ${day}`,
  states: { scheduled: 'مُقرَّر', live: 'جارٍ الآن', ended: 'انتهى', cancelled: 'أُلغي' },
  keys: 'اختصارات لوحة المفاتيح',
  keyTable: [
    ['W / M / A', 'أسبوع، شهر، قائمة'],
    ['T', 'اليوم'],
    ['PageUp / PageDown', 'الفترة السابقة أو التالية'],
    ['Left / Right', 'يوم آخر'],
    ['↑ / ↓', 'اجتماع آخر؛ وفي الشهر الأسبوع السابق أو التالي'],
    ['?', 'هذه الاختصارات'],
  ],
};
