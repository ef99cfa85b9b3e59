import { api } from '../api.ts';
import { createTakeQueue } from './take-queue.ts';

/** A student who wants to record does not wait longer for a slow network: the device then counts alone. */
const replyTimeoutMs = 4_000;

/** Counts on the server how often answers are recorded that may be recorded a limited number of times. */
export const countedTakes = createTakeQueue({
  record: ({ attempt, recordingId: recording, takeId: take }) =>
    api.recordTake({
      params: { id: attempt },
      body: { recording, take },
      signal: AbortSignal.timeout(replyTimeoutMs),
    }),
  count: async ({ attempt, recordingId }) => {
    const { items } = await api.listTakes({ params: { id: attempt }, signal: AbortSignal.timeout(replyTimeoutMs) });
    return items.find(({ recording }) => recording === recordingId)?.count ?? 0;
  },
});

addEventListener('online', countedTakes.send);
