import type { Answer, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';

/** What a start replied, and when. */
interface StartedAttempt {
  reply: TaskTaken & { answers?: Answer[] | undefined };
  at: number;
}

/** What a start replied longer ago is asked for again. */
const freshMs = 10_000;

let kept: StartedAttempt | null = null;

/** Keeps what a start replied for the page of the attempt, which opens next. */
export function keepStarted(reply: StartedAttempt['reply']): void {
  kept = { reply, at: Date.now() };
}

/** Takes what the start of an attempt replied. Whoever asks once more asks the server. */
export function takeStarted(id: TaskTakenId): StartedAttempt | null {
  const started = kept;
  kept = null;
  return started?.reply._id === id && Date.now() - started.at < freshMs ? started : null;
}
