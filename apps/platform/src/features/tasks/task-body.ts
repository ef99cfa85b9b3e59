import type { Task, VideoId, VideoPrompt } from '@rubrica/api-client/contract';
import { type MergedValues, mergeValues } from '../../lib/resource/merge-values.ts';
import { schoolNow } from '../../lib/school-clock.ts';

/** What a save of a task sends: the task without the fields that the server sets. */
export type TaskBody = Omit<Task, '_id' | 'createdAt' | 'updatedAt' | 'counts'>;

/** Whether students have begun a task. */
export function isBegun({ counts }: Pick<Task, 'counts'>): boolean {
  return counts.inProgress + counts.toMark + counts.marked + counts.released > 0;
}

/** Whether a save sets the time at which a task closes to one that has passed: attempts at it end at once. */
export function endsAtOnce(body: TaskBody, base: TaskBody): boolean {
  return (
    body.status === 'published' &&
    body.closeAt !== null &&
    body.closeAt !== base.closeAt &&
    Date.parse(body.closeAt) <= schoolNow()
  );
}

/** Returns a task without the fields that the server sets. */
export function bodyOf(task: Task): TaskBody {
  const { _id, createdAt, updatedAt, counts, ...body } = task;
  return body;
}

/**
 * Returns the task as it is saved: without what its kind does not have, and with each video as the form shows it. The form keeps the
 * rest meanwhile, so that a kind that was chosen by mistake loses nothing; what it does not show cannot keep it from being saved.
 */
export function savedBodyOf(body: TaskBody): TaskBody {
  if (body.kind === 'vdo-lect') {
    const maxAttempts = isWhole(body.maxAttempts, ...limits.attempts) ? body.maxAttempts : emptyTask.maxAttempts;
    return { ...body, questions: [], draws: [], prompts: [], timeLimitMinutes: null, extraTime: [], maxAttempts };
  }
  // Its rows are shown with a time limit alone; without one the complete ones stay, for a limit that comes again.
  const isShown = body.timeLimitMinutes !== null;
  const extraTime = body.extraTime.filter((extra) => isShown || Object.keys(extraTimeProblems(extra)).length === 0);
  return body.kind === 'vdo-speaking'
    ? { ...body, extraTime, draws: [], ...withVideos(body, body.videos) }
    : { ...body, extraTime, videos: [], prompts: [] };
}

export const emptyTask: TaskBody = {
  title: '',
  kind: 'homework',
  instructions: '',
  questions: [],
  draws: [],
  videos: [],
  prompts: [],
  groups: [],
  students: [],
  openAt: null,
  dueAt: null,
  closeAt: null,
  timeLimitMinutes: null,
  extraTime: [],
  maxAttempts: 1,
  showModelAnswer: 'on-release',
  allowsDictionary: false,
  status: 'draft',
};

/** The fields that keep a task from being saved. */
export type TaskProblems = Partial<
  Record<
    | 'title'
    | 'questions'
    | 'draws'
    | 'videos'
    | 'audience'
    | 'dates'
    | 'timeLimitMinutes'
    | 'maxAttempts'
    | 'extraTime'
    | 'prompts',
    true
  >
>;

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;

/** The limits of the whole numbers in a task. */
export const limits = {
  minutes: [1, 1440],
  attempts: [0, 100],
  seconds: [1, 3600],
  tries: [1, 20],
  drawn: [1, 50],
} as const;

/** How a video is answered, as a new one starts: a minute and a half to speak, twice at most. */
const newPrompt = { instructions: '', mark: 10, prepSeconds: 30, answerSeconds: 90, tries: 2 };

/** Returns how a task's video is answered. */
export function promptOf({ prompts }: Pick<TaskBody, 'prompts'>, video: VideoId): VideoPrompt {
  return prompts.find((prompt) => prompt.video === video) ?? { video, ...newPrompt };
}

/** Returns the videos of a task in this order, each with how it is answered. */
export function withVideos(body: TaskBody, videos: readonly VideoId[]): Pick<TaskBody, 'videos' | 'prompts'> {
  return { videos: [...videos], prompts: videos.map((video) => promptOf(body, video)) };
}

type Merged = Pick<MergedValues<TaskBody>, 'values' | 'hasTheirs' | 'conflicts'>;

/** Merges what I typed with what somebody else has saved meanwhile, as `mergeValues` does; how a video is answered by the video. */
export function mergeTasks(base: TaskBody, mine: TaskBody, theirs: TaskBody): Merged {
  const { values, hasTheirs, conflicts } = mergeValues(base, mine, theirs);
  const byVideo = (task: TaskBody) => Object.fromEntries(values.videos.map((video) => [video, promptOf(task, video)]));
  const prompts = mergeValues(byVideo(base), byVideo(mine), byVideo(theirs));
  const known = new Set([...mine.prompts, ...theirs.prompts].map(({ video }) => video));
  return {
    values: {
      ...values,
      prompts: values.videos.flatMap((video) => (known.has(video) && prompts.values[video]) || []),
    },
    hasTheirs,
    conflicts: [
      ...conflicts.filter((name) => name !== 'prompts'),
      ...(prompts.conflicts.length > 0 ? (['prompts'] as const) : []),
    ],
  };
}

/** Returns my task with these fields as somebody else has saved them. Each of its videos keeps how it is answered. */
export function withTheirs(mine: TaskBody, theirs: TaskBody, fields: readonly (keyof TaskBody)[]): TaskBody {
  const taken = { ...mine, ...Object.fromEntries(fields.map((name) => [name, theirs[name]])) };
  const [first, second] = fields.includes('prompts') ? [theirs, mine] : [mine, theirs];
  const prompts = [...first.prompts, ...second.prompts];
  return { ...taken, prompts: taken.videos.flatMap((video) => prompts.find((each) => each.video === video) ?? []) };
}

/** The settings of a prompt that keep a task from being saved. */
export function promptProblems({ mark, prepSeconds, answerSeconds, tries }: VideoPrompt): PromptProblems {
  const problems: PromptProblems = {};
  if (!(mark >= 0.5 && mark <= 1000 && Number.isInteger(mark * 2))) problems.mark = true;
  if (prepSeconds !== null && !isWhole(prepSeconds, ...limits.seconds)) problems.prepSeconds = true;
  if (answerSeconds !== null && !isWhole(answerSeconds, ...limits.seconds)) problems.answerSeconds = true;
  if (tries !== null && !isWhole(tries, ...limits.tries)) problems.tries = true;
  return problems;
}

/** What keeps a row of extra time from being saved. */
export function extraTimeProblems({ student, minutes }: TaskBody['extraTime'][number]): ExtraTimeProblems {
  const problems: ExtraTimeProblems = {};
  if (student === '') problems.student = true;
  if (!isWhole(minutes, ...limits.minutes)) problems.minutes = true;
  return problems;
}

type ExtraTimeProblems = Partial<Record<'student' | 'minutes', true>>;

type PromptProblems = Partial<Record<'mark' | 'prepSeconds' | 'answerSeconds' | 'tries', true>>;

/** Returns the invalid fields of a task before it is sent. The server checks the same again. */
export function problemsOf(body: TaskBody): TaskProblems {
  const problems: TaskProblems = {};
  const dates = [body.openAt, body.dueAt, body.closeAt].filter((moment) => moment !== null);
  if (body.title.trim() === '') problems.title = true;
  if (dates.some((moment, index) => index > 0 && moment < (dates[index - 1] ?? ''))) problems.dates = true;
  if (body.timeLimitMinutes !== null && !isWhole(body.timeLimitMinutes, ...limits.minutes))
    problems.timeLimitMinutes = true;
  if (!isWhole(body.maxAttempts, ...limits.attempts)) problems.maxAttempts = true;
  if (body.extraTime.some((extra) => Object.keys(extraTimeProblems(extra)).length > 0)) problems.extraTime = true;
  if (body.draws.some(({ count }) => !isWhole(count, ...limits.drawn))) problems.draws = true;
  const isSpeaking = body.kind === 'vdo-speaking';
  if (isSpeaking && body.prompts.some((prompt) => Object.keys(promptProblems(prompt)).length > 0))
    problems.prompts = true;
  if (body.status === 'published') {
    if (body.kind === 'vdo-lect') {
      if (body.videos.length === 0) problems.videos = true;
    } else if (body.questions.length + body.draws.length + body.videos.length === 0) problems.questions = true;
    if (body.groups.length === 0 && body.students.length === 0) problems.audience = true;
  }
  return problems;
}

/** What staff are warned about: when students will see the keys of a task. */
export type KeyNote = 'afterAttempts' | 'classmates' | 'noCloseDate' | 'everybody';

/** Returns the notes on these settings, above all on those that show keys to somebody who can pass them on. */
export function keyNotesOf({ showModelAnswer, maxAttempts, closeAt }: TaskBody): KeyNote[] {
  if (showModelAnswer === 'never') return [];
  const notes: KeyNote[] = maxAttempts === 1 ? [] : ['afterAttempts'];
  if (showModelAnswer === 'on-release') return [...notes, 'classmates'];
  return [...notes, closeAt === null ? 'noCloseDate' : 'everybody'];
}
