import type { RecordingId, TaskTakenId } from '../../../primitives/schema/ids.ts';
import type { SpokenItem } from './spoken-kind.ts';

/** When the preparation of a prompt ends, in milliseconds since the epoch; 0 once it is over. */
type EndOfPreparation = number;

const nameOf = (attempt: TaskTakenId, recording: RecordingId) => `rubrica-preparation/${attempt}/${recording}`;

/** Where preparations outlive the page. Without an attempt (an author's preview) they do not. */
function readEnd(attempt: TaskTakenId, recording: RecordingId): EndOfPreparation | null {
  try {
    const stored = attempt === '' ? null : localStorage.getItem(nameOf(attempt, recording));
    return stored === null ? null : Number(stored) || 0;
  } catch {
    return null;
  }
}

function storeEnd(attempt: TaskTakenId, recording: RecordingId, endsAt: EndOfPreparation): void {
  if (attempt === '') return;
  try {
    localStorage.setItem(nameOf(attempt, recording), String(endsAt));
  } catch {
    // The page itself still knows.
  }
}

/**
 * The seconds of preparation that a prompt has left. The time runs once: leaving the page, coming back or recording again
 * gives none anew.
 */
export function secondsLeft(
  { prepSeconds }: Pick<SpokenItem, 'prepSeconds'>,
  attempt: TaskTakenId,
  recording: RecordingId,
  now = Date.now(),
): number | undefined {
  if (prepSeconds === undefined) return undefined;
  const endsAt = readEnd(attempt, recording);
  if (endsAt === null) return prepSeconds;
  return Math.min(prepSeconds, Math.max(0, Math.ceil((endsAt - now) / 1000)));
}

/** Stores that the preparation has begun, unless it had before. */
export function beginPreparation(
  { prepSeconds }: Pick<SpokenItem, 'prepSeconds'>,
  attempt: TaskTakenId,
  recording: RecordingId,
  now = Date.now(),
): void {
  if (prepSeconds === undefined || readEnd(attempt, recording) !== null) return;
  storeEnd(attempt, recording, now + prepSeconds * 1000);
}

/** Stores that the preparation is over, before its time too: the student has begun to speak. */
export function endPreparation(attempt: TaskTakenId, recording: RecordingId): void {
  storeEnd(attempt, recording, 0);
}
