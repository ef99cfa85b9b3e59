import type { AnswerId, TaskId, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import type { MarkerFiles } from '@rubrica/question-kit/marker';
import { forgetLeftFiles, rememberLeftFiles } from './left-files.ts';

/** The files and spoken comments of the questions of an attempt, by the answer's `_id`. */
type FilesByAnswer = ReadonlyMap<AnswerId, MarkerFiles>;

/** What is on its way into marks, of all attempts in this tab. */
interface MarkingFilesState {
  sending: number;
  failed: number;
  /** Whose files did not arrive. */
  failedStudents: readonly string[];
  /** The answers whose marks wait for a file. */
  answers: ReadonlySet<AnswerId>;
}

interface AttemptFiles {
  attempt: Pick<TaskTaken, '_id' | 'task' | 'studentName'>;
  files: FilesByAnswer;
  /** Set when the page was left: called once nothing is on its way any more. */
  onDone: (() => void) | null;
  /** Whether the device knows that something is on its way. */
  isRemembered: boolean;
  stop: () => void;
}

/** How long a release waits for files. */
const sendTimeoutMs = 30_000;

/** The attempts whose pages are open, and those that were left before everything was sent. */
const attempts = new Map<TaskTakenId, AttemptFiles>();
const listeners = new Set<() => void>();
const nothing: MarkingFilesState = { sending: 0, failed: 0, failedStudents: [], answers: new Set() };
let current = nothing;

function isBusy({ files }: AttemptFiles): boolean {
  return [...files.values()].some((each) => {
    const { sending, failed, isRecording } = each.state();
    return sending > 0 || failed > 0 || isRecording;
  });
}

/** A file that is not stored yet is lost with the page, and nobody would know of it. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

function readState(): MarkingFilesState {
  const all = [...attempts.values()].flatMap(({ attempt, files }) =>
    [...files].map(([answer, each]) => ({ answer, studentName: attempt.studentName, ...each.state() })),
  );
  const failed = all.filter((each) => each.failed > 0);
  return {
    sending: all.reduce((sum, { sending }) => sum + sending, 0),
    failed: failed.reduce((sum, each) => sum + each.failed, 0),
    failedStudents: [...new Set(failed.map(({ studentName }) => studentName))],
    answers: new Set(all.filter((each) => each.sending + each.failed > 0).map(({ answer }) => answer)),
  };
}

function update() {
  for (const entry of attempts.values()) {
    const isOnItsWay = isBusy(entry);
    if (isOnItsWay && !entry.isRemembered) rememberLeftFiles(entry.attempt, [...entry.files.keys()]);
    if (!isOnItsWay && entry.isRemembered) forgetLeftFiles(entry.attempt._id);
    entry.isRemembered = isOnItsWay;
    if (!isOnItsWay && entry.onDone) end(entry);
  }
  current = readState();
  if ([...attempts.values()].some(isBusy)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

function end(entry: AttemptFiles) {
  attempts.delete(entry.attempt._id);
  entry.stop();
  entry.onDone?.();
}

/** Sends the files of an attempt from now on, those that an earlier page has left on the device too. */
export function openMarkingFiles(
  attempt: AttemptFiles['attempt'],
  answers: readonly AnswerId[],
  create: (answer: AnswerId) => MarkerFiles,
): void {
  const known = attempts.get(attempt._id);
  if (known) known.onDone = null;
  else {
    const files = new Map(answers.map((answer) => [answer, create(answer)]));
    const stops = [...files.values()].flatMap((each) => [each.subscribe(update), each.end]);
    const stop = () => {
      for (const each of stops) each();
    };
    attempts.set(attempt._id, { attempt, files, onDone: null, isRemembered: false, stop });
  }
  update();
}

/** Goes on with what is on its way of an attempt whose page was left, and then calls `onDone`. */
export function leaveMarkingFiles(attempt: TaskTakenId, onDone: () => void): void {
  const entry = attempts.get(attempt);
  if (!entry) return;
  entry.onDone = onDone;
  update();
}

/** Whether files of an attempt may still be put into its marks. */
export function areMarkingFilesOpen(attempt: TaskTakenId): boolean {
  return attempts.has(attempt);
}

/**
 * Sends what is on its way of a task or of an attempt, for half a minute at most. Resolves with whether the marks have all of it that
 * they take.
 */
export async function sendMarkingFiles(
  of: { task: TaskId } | { attempt: TaskTakenId },
  takesMarks: (attempt: TaskTakenId) => boolean,
): Promise<boolean> {
  const asked = [...attempts.values()].filter(
    ({ attempt }) => ('task' in of ? attempt.task === of.task : attempt._id === of.attempt) && takesMarks(attempt._id),
  );
  const signal = AbortSignal.timeout(sendTimeoutMs);
  const sent = await Promise.all(asked.flatMap(({ files }) => [...files.values()].map((each) => each.send(signal))));
  return sent.every(Boolean);
}

/** The state of all files, for `useSyncExternalStore`. */
export const markingFiles = {
  state: () => current,
  /** The files of an attempt whose page is open. */
  of: (attempt: TaskTakenId): FilesByAnswer | undefined => attempts.get(attempt)?.files,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Ends all, as a reload does. */
export function endMarkingFiles(): void {
  for (const entry of attempts.values()) entry.stop();
  attempts.clear();
  update();
}
