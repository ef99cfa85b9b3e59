import type { StudentPage } from '@rubrica/api-client/contract';

type StudentTask = StudentPage['tasks'][number];

/** Why a task of a student needs attention: its marks wait, it is late, or it was closed without an attempt. One that was returned can be finished after the close. */
export type TaskNeed = 'toMark' | 'late' | 'missed';

/** Returns why a task needs attention, or null. Lectures of a task count as its attempt once all are complete. */
export function needOf({ attempts, phase, lectures }: StudentTask): TaskNeed | null {
  if (attempts.some(({ status }) => status === 'submitted' || status === 'auto_submitted' || status === 'marking'))
    return 'toMark';
  const isDone =
    attempts.some(({ status }) => status === 'marked' || status === 'released') ||
    (lectures.length > 0 && lectures.every(({ isComplete }) => isComplete));
  if (isDone) return null;
  if (phase === 'late') return 'late';
  return phase === 'closed' && !attempts.some(({ status }) => status === 'returned') ? 'missed' : null;
}

/** The months from the first to the last of a trend, without a gap. */
export function monthsOf(trend: StudentPage['trend']): string[] {
  const known = trend.map(({ month }) => month).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const months: string[] = [];
  for (let at = new Date(`${first}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    months.push(month);
    if (month >= last) return months;
  }
}
