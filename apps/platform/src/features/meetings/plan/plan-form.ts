import type { Meeting, UserId, WeeklyRule } from '@rubrica/api-client/contract';
import { z } from 'zod';
import {
  addDays,
  datesFrom,
  daysBetween,
  isCalendarDate,
  weekdayOf,
  type CalendarDate,
} from '../../../lib/calendar/dates.ts';
import { momentOf, wallTimeOf } from '../../../lib/calendar/zone.ts';
import { schoolNow } from '../../../lib/school-clock.ts';
import { latinDigits } from '../../../lib/text/latin-digits.ts';
import type { Messages } from '../messages/en.ts';

/**
 * What is planned: a new meeting or series, which begins on a date that is not over; one meeting anew, or a series from now on, with a
 * meeting that has what the series has.
 */
export type Plan = { kind: 'new'; date?: CalendarDate } | { kind: 'meeting' | 'series'; meeting: Meeting };

/** The fields of the form; dates and times are on the clock of the school. */
export interface PlanForm {
  title: string;
  repeat: 'once' | 'weekly';
  date: CalendarDate;
  lastDate: CalendarDate;
  /** ISO weekdays, as the values of checkboxes. */
  weekdays: string[];
  /** Dates of the series that have no meeting, such as holidays. */
  skippedDates: string[];
  start: string;
  durationMinutes: string;
  groups: string[];
  students: string[];
  teacher: UserId | null;
  place: string;
  link: string;
  description: string;
}

const leastMinutes = 5;
const mostMinutes = 1_440;
/** The longest series that the server takes. */
const mostDays = 366;
/** What a new meeting begins with. */
const usual = { start: '17:00', durationMinutes: '90', weeks: 12 };

const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** How long a meeting is, as it was typed; not a number where the text is none. */
export const minutesOf = (text: string): number => Number(latinDigits(text));

/** Checks the form. Messages stand at the fields that they mean. */
export function planSchema({ form: m }: Pick<Messages, 'form'>) {
  return z
    .object({
      title: z.string().trim().min(1, m.nameRequired).max(200),
      repeat: z.enum(['once', 'weekly']),
      date: z.iso.date(m.dateRequired),
      lastDate: z.string(),
      weekdays: z.array(z.string()),
      skippedDates: z.array(z.string()),
      start: z.string().regex(/^\d\d:\d\d$/u, m.startRequired),
      durationMinutes: z.string().refine((text) => {
        const minutes = minutesOf(text);
        return Number.isInteger(minutes) && minutes >= leastMinutes && minutes <= mostMinutes;
      }, m.durationWrong),
      groups: z.array(z.string()),
      students: z.array(z.string()),
      teacher: z.string().nullable(),
      place: z.string().trim().max(200),
      link: z.union([z.literal(''), z.url({ protocol: /^https$/u, error: m.linkWrong }).max(2000)], {
        error: m.linkWrong,
      }),
      description: z.string().trim().max(5000),
    })
    .superRefine(({ repeat, date, lastDate, weekdays, skippedDates }, context) => {
      if (repeat === 'once') return;
      const dates = datesOf({ date, lastDate, weekdays });
      if (dates.length > 0 && dates.every((each) => skippedDates.includes(each)))
        context.addIssue({ code: 'custom', path: ['skippedDates'], message: m.allSkipped });
      if (!lastDate) context.addIssue({ code: 'custom', path: ['lastDate'], message: m.dateRequired });
      else if (lastDate < date) context.addIssue({ code: 'custom', path: ['lastDate'], message: m.lastBeforeFirst });
      if (weekdays.length === 0) context.addIssue({ code: 'custom', path: ['weekdays'], message: m.weekdayRequired });
    });
}

/** What the form shows when it opens. */
export function planFormOf(plan: Plan, timeZone: string, now = schoolNow()): PlanForm {
  if (plan.kind === 'new') {
    const today = wallTimeOf(now, timeZone).date;
    const date = plan.date !== undefined && plan.date > today ? plan.date : today;
    return {
      title: '',
      repeat: 'once',
      date,
      lastDate: addDays(date, 7 * (usual.weeks - 1)),
      weekdays: [String(weekdayOf(date))],
      skippedDates: [],
      start: usual.start,
      durationMinutes: usual.durationMinutes,
      groups: [],
      students: [],
      teacher: null,
      place: '',
      link: '',
      description: '',
    };
  }
  const { title, groups, students, teacher, place, link, description, startsAt, endsAt, series } = plan.meeting;
  const rest = { title, groups, students, teacher, place, link: link ?? '', description };
  if (plan.kind === 'series' && series) {
    const { firstDate, lastDate, weekdays, skippedDates = [], startTime, durationMinutes } = series.rule;
    return {
      ...rest,
      repeat: 'weekly',
      date: firstDate,
      lastDate,
      weekdays: weekdays.map(String),
      skippedDates,
      start: startTime,
      durationMinutes: String(durationMinutes),
    };
  }
  const start = wallTimeOf(startsAt, timeZone);
  return {
    ...rest,
    repeat: 'once',
    date: start.date,
    lastDate: start.date,
    weekdays: [],
    skippedDates: [],
    start: timeOf(start.minute),
    durationMinutes: String(Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)),
  };
}

/**
 * What follows where the first date of a series is moved: the series is as long as before, and its day of the week moves as well,
 * unless other days were chosen.
 */
export function followDate(
  { lastDate, weekdays }: Pick<PlanForm, 'lastDate' | 'weekdays'>,
  before: CalendarDate,
  date: CalendarDate,
): Pick<PlanForm, 'lastDate' | 'weekdays'> {
  const isItsDay = weekdays.length === 1 && weekdays[0] === String(weekdayOf(before));
  return {
    lastDate: isCalendarDate(lastDate) ? addDays(lastDate, daysBetween(before, date)) : lastDate,
    weekdays: isItsDay ? [String(weekdayOf(date))] : weekdays,
  };
}

/** When a single meeting begins and ends. The duration counts, also where the clock changes in between. */
export function momentsOf(form: Pick<PlanForm, 'date' | 'start' | 'durationMinutes'>, timeZone: string) {
  const startsAt = momentOf({ date: form.date, minute: minuteOf(form.start) }, timeZone);
  const endsAt = new Date(Date.parse(startsAt) + minutesOf(form.durationMinutes) * 60_000).toISOString();
  return { startsAt, endsAt };
}

/** The dates of a series, those that are skipped too; none while the form has no such series. */
export function datesOf({
  date,
  lastDate,
  weekdays,
}: Pick<PlanForm, 'date' | 'lastDate' | 'weekdays'>): CalendarDate[] {
  if (!isCalendarDate(date) || !isCalendarDate(lastDate)) return [];
  const days = daysBetween(date, lastDate) + 1;
  if (days < 1 || days > mostDays) return [];
  return datesFrom(date, days).filter((each) => weekdays.includes(String(weekdayOf(each))));
}

export function ruleOf(form: PlanForm): WeeklyRule {
  const { date, lastDate, weekdays, skippedDates, start, durationMinutes } = form;
  return {
    firstDate: date,
    lastDate,
    weekdays: weekdays.map(Number).toSorted((a, b) => a - b),
    // Those that were chosen before the series had other dates mean nothing any more.
    skippedDates: datesOf(form).filter((each) => skippedDates.includes(each)),
    startTime: start,
    durationMinutes: minutesOf(durationMinutes),
  };
}

/** When a new meeting, or each of a series, is. */
export function whenOf(form: PlanForm, timeZone: string) {
  return form.repeat === 'weekly'
    ? { kind: 'weekly' as const, rule: ruleOf(form) }
    : { kind: 'once' as const, ...momentsOf(form, timeZone) };
}

/** Whether the last of what is planned has ended. */
export function isOver(form: PlanForm, timeZone: string, now = schoolNow()): boolean {
  const last = form.repeat === 'once' ? form.date : datesOf(form).findLast((date) => !form.skippedDates.includes(date));
  return last !== undefined && Date.parse(momentsOf({ ...form, date: last }, timeZone).endsAt) <= now;
}

/** What the server stores besides the time. */
export function fieldsOf({ title, description, link, place, teacher, groups, students }: PlanForm) {
  return { title, description, link: link || null, place, teacher, groups, students };
}
