import type { TaskTakenId } from '@rubrica/api-client/contract';
import { listPendingRecordings } from '@rubrica/question-kit/react';
import { hasUnsentAnswers } from './pending-answer-store.ts';

/** Whether this device has answers or recordings of an attempt that the server has not confirmed to it. */
export async function hasUnsent(attempt: TaskTakenId): Promise<boolean> {
  if (await hasUnsentAnswers(attempt)) return true;
  // The attempt's page does nothing with one that was interrupted.
  return (await listPendingRecordings(attempt)).some(({ state }) => state === 'waiting' || state === 'arrived');
}
