import type { StopReason } from '../recorder/recorder-props.ts';
import type { RecordingKey } from './recording.ts';
import type { RecordingId, TaskTakenId } from '../schema/ids.ts';

/** What is wrong with a take. `none`: nothing could be recorded. `silent`: no sound was heard. `cut`: it ended by itself, early. */
export type TakeProblem = 'none' | 'silent' | 'cut';

/** The problems of an attempt, by the recording's id. */
export type TakeProblems = Readonly<Record<RecordingId, TakeProblem>>;

const nothing: TakeProblems = {};
const listeners = new Set<() => void>();
/** What the page knows, also where the device stores nothing. */
const known = new Map<TaskTakenId, TakeProblems>();

const nameOf = (attempt: TaskTakenId) => `rubrica-take-problems/${attempt}`;

function isProblem(value: unknown): value is TakeProblem {
  return value === 'none' || value === 'silent' || value === 'cut';
}

function readStored(attempt: TaskTakenId): TakeProblems {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(attempt)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return nothing;
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, TakeProblem] => isProblem(entry[1])),
    );
  } catch {
    return nothing;
  }
}

/** Returns what is wrong with the latest takes of an attempt, by the recording's id. The same object until something changes. */
export function takeProblems(attempt: TaskTakenId): TakeProblems {
  const found = known.get(attempt) ?? readStored(attempt);
  known.set(attempt, found);
  return found;
}

/** Returns what is wrong with a take that has ended; null for nothing. */
export function problemOf(reason: StopReason, isSilent: boolean): TakeProblem | null {
  if (isSilent) return 'silent';
  return reason === 'unplugged' || reason === 'failed' ? 'cut' : null;
}

/** Stores what is wrong with the latest take of a recording; null for nothing. It outlives the page; an author's preview has none. */
export function reportProblem({ attempt, recordingId }: RecordingKey, problem: TakeProblem | null): void {
  if (attempt === '') return;
  const { [recordingId]: before, ...others } = takeProblems(attempt);
  if (before === (problem ?? undefined)) return;
  const now = problem === null ? others : { ...others, [recordingId]: problem };
  known.set(attempt, now);
  try {
    if (Object.keys(now).length === 0) localStorage.removeItem(nameOf(attempt));
    else localStorage.setItem(nameOf(attempt), JSON.stringify(now));
  } catch {
    // The page itself still knows.
  }
  for (const listener of listeners) listener();
}

/** Calls `onChange` now and after every change in this page. Returns the unsubscribe function. */
export function watchProblems(attempt: TaskTakenId, onChange: (problems: TakeProblems) => void): () => void {
  const listener = () => onChange(takeProblems(attempt));
  listeners.add(listener);
  listener();
  return () => void listeners.delete(listener);
}
