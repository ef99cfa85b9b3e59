import type { WeeklyRule } from '@rubrica/api-client/contract';
import { Temporal } from 'temporal-polyfill';
import type { FieldProblem, FieldProblems } from '../errors/failure-data.ts';
import { occurrencesOf } from './occurrences.ts';

const longestHours = 24;
/** A school year, and its holidays. */
const longestSeriesDays = 366;
/** Years that a calendar shows: others are a slip of the keyboard. */
const [firstYear, lastYear] = [2000, 2100];

const yearProblem = (date: string): FieldProblem | null => {
  const year = Number(date.slice(0, 4));
  return year < firstYear || year > lastYear ? { code: 'moment' } : null;
};

const problemsOf = (problems: Record<string, FieldProblem | null>): FieldProblems =>
  Object.fromEntries(Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])));

/** Returns what is wrong with the time of one meeting: it ends after it begins, on the same day or the next, in a year of use. */
export function timeProblems({ startsAt, endsAt }: { startsAt: string; endsAt: string }): FieldProblems {
  const lengthMs = Date.parse(endsAt) - Date.parse(startsAt);
  const lengthProblem: FieldProblem | null =
    lengthMs <= 0
      ? { code: 'end_before_start' }
      : lengthMs > longestHours * 3_600_000
        ? { code: 'hours_max', limit: longestHours }
        : null;
  return problemsOf({ startsAt: yearProblem(startsAt), endsAt: yearProblem(endsAt) ?? lengthProblem });
}

/** Returns what is wrong with a weekly rule: it lasts a year at most, and has a meeting on a date that is not skipped. */
export function ruleProblems(rule: WeeklyRule): FieldProblems {
  const { firstDate, lastDate, weekdays, skippedDates = [] } = rule;
  const [first, last] = [Temporal.PlainDate.from(firstDate), Temporal.PlainDate.from(lastDate)];
  const days = first.until(last, { largestUnit: 'day' }).days + 1;
  const hasMeeting = weekdays.some((weekday) => (weekday - first.dayOfWeek + 7) % 7 < days);
  const lengthProblem: FieldProblem | null =
    days > longestSeriesDays ? { code: 'days_max', limit: longestSeriesDays } : null;
  // Dates are counted one by one: only those of a rule that is not too long.
  const isAllSkipped =
    skippedDates.length > 0 && hasMeeting && !lengthProblem && occurrencesOf(rule, 'UTC').length === 0;
  return problemsOf({
    firstDate: yearProblem(firstDate),
    lastDate: yearProblem(lastDate) ?? lengthProblem,
    weekdays: hasMeeting ? null : { code: 'no_meeting' },
    skippedDates: isAllSkipped ? { code: 'all_skipped' } : null,
  });
}
