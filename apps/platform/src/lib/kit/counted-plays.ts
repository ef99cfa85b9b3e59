import type { TaskTakenId } from '@rubrica/api-client/contract';
import type { CountedPlay } from '@rubrica/question-kit/react';
import { api } from '../api.ts';
import { setKnownPlays } from './known-plays.ts';
import { createPlayQueue } from './play-queue.ts';

const plays = createPlayQueue(({ attempt, itemId: item, count }) =>
  api.recordPlay({ params: { id: attempt }, body: { item, count } }),
);

const openAttempts = new Set<TaskTakenId>();

/** Fetches how often the limited recordings of an attempt were played on any device, before it is shown. */
export async function loadPlays(attempt: TaskTakenId, signal: AbortSignal): Promise<void> {
  if (openAttempts.size === 0) addEventListener('online', () => void plays.send());
  openAttempts.add(attempt);
  await plays.send();
  const { items } = await api.listPlays({ params: { id: attempt }, signal });
  for (const { item: itemId, count } of items) setKnownPlays({ attempt, itemId, count });
}

/** Stores a counted play on the server, now or as soon as there is a connection. Previews and markers count nothing. */
export function reportPlay(play: CountedPlay): void {
  if (openAttempts.has(play.attempt)) plays.report(play);
}
