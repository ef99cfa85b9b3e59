import type { LectureSummary } from '@rubrica/api-client/contract';
import type { ChipTone } from '@rubrica/ui';

/** Where a lecture stands for its student. */
export type LectureState = 'new' | 'started' | 'completed';

/** How each state looks in lists. */
export const stateTones = { new: 'neutral', started: 'accent', completed: 'success' } as const satisfies Record<
  LectureState,
  ChipTone
>;

/** Returns where a lecture stands for its student. */
export function stateOf({ progress }: Pick<LectureSummary, 'progress'>): LectureState {
  if (!progress) return 'new';
  return progress.completedAt === null ? 'started' : 'completed';
}

/** Returns the lecture to go on with: the one begun last, else the first that has not been begun. */
export function nextLecture(lectures: readonly LectureSummary[]): LectureSummary | undefined {
  const begun = lectures
    .filter((lecture) => stateOf(lecture) === 'started')
    .toSorted((a, b) => (b.progress?.seenAt ?? '').localeCompare(a.progress?.seenAt ?? ''));
  return begun[0] ?? lectures.find((lecture) => stateOf(lecture) === 'new');
}

/** The lectures of one level. */
export interface LectureGroup {
  level: LectureSummary['level'];
  lectures: LectureSummary[];
}

/** Groups lectures by level, the levels by their first lecture; those without a level come last. */
export function groupByLevel(lectures: readonly LectureSummary[]): LectureGroup[] {
  const groups = new Map<string, LectureGroup>();
  for (const lecture of lectures) {
    const key = lecture.level?._id ?? '';
    const group = groups.get(key) ?? { level: lecture.level, lectures: [] };
    group.lectures.push(lecture);
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => Number(a.level === null) - Number(b.level === null));
}
