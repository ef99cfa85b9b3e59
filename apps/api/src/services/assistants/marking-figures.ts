import {
  type AssistantPage,
  type AnswerId,
  markComponents,
  type MarkComponent,
  type TaskTakenId,
  type UserId,
} from '@rubrica/api-client/contract';

/** One save of marks, as the audit log tells it. */
export interface MarkSave {
  answer: AnswerId;
  attempt: TaskTakenId;
  actor: UserId;
  at: Date;
  submittedAt: Date | null;
  /** The mark of the answer before this save, where the save changed it. */
  markBefore: number | null;
  /** The mark and the maximum that the answer has now. */
  mark: number | null;
  maximum: number | null;
}

/** The mark that a person gave for one component of an answer. */
export interface ComponentMark {
  component: MarkComponent;
  actor: UserId;
  mark: number;
  maximum: number;
}

type Marking = AssistantPage['marking'];

/** Fewer than this many say nothing of how somebody marks. */
export const enoughData = 20;

const hourMs = 3_600_000;
const lateDays = 30;
/** Marks agree that lie no further apart, as a share of the maximum. */
const agreementShare = 0.1;

/** Returns the middle of the values, the mean of the two middle ones of an even number, or null of none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

/** How fast somebody marks: hours from the submission to their first save of each answer. Saves before the submission that counts are of an earlier one. */
export function markingTimes(saves: readonly MarkSave[], actor: UserId): Pick<Marking, 'medianHours' | 'timed'> {
  const first = new Map<AnswerId, number>();
  for (const save of saves) {
    if (save.actor !== actor || !save.submittedAt || save.at < save.submittedAt) continue;
    const hours = (save.at.getTime() - save.submittedAt.getTime()) / hourMs;
    first.set(save.answer, Math.min(hours, first.get(save.answer) ?? Infinity));
  }
  const median = first.size < enoughData ? null : medianOf([...first.values()]);
  return { medianHours: median, timed: first.size };
}

/** The number of attempts in which somebody saved marks in the 30 days before `now`. */
export function markedLately(saves: readonly MarkSave[], actor: UserId, now: Date): number {
  const since = now.getTime() - lateDays * 24 * hourMs;
  return new Set(
    saves.filter((save) => save.actor === actor && save.at.getTime() >= since).map(({ attempt }) => attempt),
  ).size;
}

/**
 * How often somebody agrees with the others who marked the same answers. What a person gave is the mark after their last save;
 * it follows backwards from the mark that the answer has now.
 */
export function markingAgreement(saves: readonly MarkSave[], actor: UserId): Marking['agreement'] {
  let count = 0;
  let agreed = 0;
  for (const ofAnswer of Map.groupBy(saves, ({ answer }) => answer).values()) {
    const given = givenMarks(ofAnswer);
    const own = given.get(actor);
    const others = [...given].filter(([other]) => other !== actor).map(([, mark]) => mark);
    const maximum = ofAnswer[0]?.maximum ?? null;
    if (own === undefined || others.length === 0 || maximum === null || maximum <= 0) continue;
    count += 1;
    if (others.every((other) => Math.abs(other - own) <= agreementShare * maximum + 1e-9)) agreed += 1;
  }
  return { count, percent: count < enoughData ? null : (100 * agreed) / count };
}

/** The mark that each person left an answer with. */
function givenMarks(saves: readonly MarkSave[]): Map<UserId, number> {
  const given = new Map<UserId, number>();
  const newestFirst = saves.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  let mark = newestFirst[0]?.mark ?? null;
  for (const save of newestFirst) {
    if (mark !== null && !given.has(save.actor)) given.set(save.actor, mark);
    mark = save.markBefore ?? mark;
  }
  return given;
}

/**
 * Who marked each of the newest answers last: as many of somebody's as of the others', so that much of one leaves room for the other.
 * The saves come newest first.
 */
export function lastActors(saves: readonly MarkSave[], actor: UserId, most: number): Map<AnswerId, UserId> {
  const last = new Map<AnswerId, UserId>();
  for (const save of saves) if (!last.has(save.answer)) last.set(save.answer, save.actor);
  const own = [...last].filter(([, by]) => by === actor);
  const others = [...last].filter(([, by]) => by !== actor);
  return new Map([...own.slice(0, most), ...others.slice(0, most)]);
}

/** Mean marks by component, of somebody and of the others, in percent of the maximum. Components that nobody marked are left out. */
export function componentMeans(marks: readonly ComponentMark[], actor: UserId): Marking['components'] {
  return markComponents.flatMap((component) => {
    const all = marks.filter((mark) => mark.component === component && mark.maximum > 0);
    const own = all.filter((mark) => mark.actor === actor);
    const others = all.filter((mark) => mark.actor !== actor);
    if (own.length === 0) return [];
    return [
      {
        component,
        count: own.length,
        percent: meanPercent(own),
        othersCount: others.length,
        othersPercent: meanPercent(others),
      },
    ];
  });
}

function meanPercent(marks: readonly ComponentMark[]): number | null {
  if (marks.length < enoughData) return null;
  return marks.reduce((sum, { mark, maximum }) => sum + (100 * mark) / maximum, 0) / marks.length;
}
