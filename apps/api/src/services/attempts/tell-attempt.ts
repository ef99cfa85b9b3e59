import type { ServerEventData, TaskTakenId } from '@rubrica/api-client/contract';
import type { Live } from '../live/live.ts';

/** Tells the pages on which an attempt is open that it changed, and why. */
export function tellAttempt(live: Live, id: TaskTakenId, reason: ServerEventData<'attempt-changed'>['reason']): void {
  live.publish('attempt-changed', { watching: { topic: 'attempt', id } }, { taskTaken: id, reason });
}
