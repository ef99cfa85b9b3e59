import type { AnswerId } from '@rubrica/api-client/contract';
import { markerAttempt } from '@rubrica/question-kit/marker';
import { listPendingRecordings } from '@rubrica/question-kit/react';
import { spokenBy } from './spoken-by.ts';

/** Returns whether spoken comments of some answers are on this device and not in their marks. Loads the kit: it is for rare use. */
export async function hasRecordings(answers: readonly AnswerId[]): Promise<boolean> {
  const pending = await Promise.all(answers.map((answer) => listPendingRecordings(markerAttempt(spokenBy(answer)))));
  return pending.some((each) => each.length > 0);
}
