import type { AttendanceStatus, StudentAttendance } from '@rubrica/api-client/contract';

type Counts = StudentAttendance['counts'];
type Figures = Pick<StudentAttendance, 'counts' | 'ratePercent' | 'streak' | 'byMonth' | 'byGroup' | 'byCourse'>;

/** One meeting of a student that has ended, for counting. */
export interface Attended {
  /** Null where nothing is confirmed yet: it counts for nothing. */
  status: AttendanceStatus | null;
  /** `2026-03`. */
  month: string;
  /** The names of the student's groups that met. */
  groups: readonly string[];
  /** The names of the courses that these groups take. */
  courses: readonly string[];
}

const fields = { Present: 'present', Late: 'late', Absent: 'absent', Excused: 'excused' } as const satisfies Record<
  AttendanceStatus,
  keyof Counts
>;

/** Returns what the meetings of a student come to. They are given by time, the first first. */
export function attendanceFigures(meetings: readonly Attended[]): Figures {
  const months = Map.groupBy(meetings, ({ month }) => month);
  return {
    ...countsAndRate(meetings),
    streak: streakOf(meetings),
    byMonth: [...months].map(([month, its]) => ({ month, ...countsAndRate(its) })),
    byGroup: byName(meetings, ({ groups }) => groups).map(({ name, ...row }) => ({ group: name, ...row })),
    byCourse: byName(meetings, ({ courses }) => courses).map(({ name, ...row }) => ({ course: name, ...row })),
  };
}

function byName(meetings: readonly Attended[], namesOf: (meeting: Attended) => readonly string[]) {
  const names = [...new Set(meetings.flatMap(namesOf))].toSorted((a, b) => a.localeCompare(b));
  return names.map((name) => ({
    name,
    ...countsAndRate(meetings.filter((meeting) => namesOf(meeting).includes(name))),
  }));
}

/** Counts meetings by status. */
export function countsAndRate(meetings: readonly Pick<Attended, 'status'>[]): Pick<Figures, 'counts' | 'ratePercent'> {
  const counts: Counts = { present: 0, late: 0, absent: 0, excused: 0 };
  for (const { status } of meetings) if (status !== null) counts[fields[status]] += 1;
  return { counts, ratePercent: rateOf(counts) };
}

/** Present and late among present, late and absent, in percent: who is excused is neither there nor missing. */
export function rateOf({ present, late, absent }: Counts): number | null {
  const counted = present + late + absent;
  return counted === 0 ? null : Math.round(((present + late) / counted) * 100);
}

/** How many meetings were attended in a row: until the last one, and at most. Who is excused keeps the row, and it does not grow. */
function streakOf(meetings: readonly Attended[]): Figures['streak'] {
  let [current, longest] = [0, 0];
  for (const { status } of meetings) {
    if (status === 'Absent') current = 0;
    else if (status === 'Present' || status === 'Late') current += 1;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
