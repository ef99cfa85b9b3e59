import { ApiError } from '@rubrica/api-client';
import { useEffect, useState } from 'react';
import type { LoadedAttempt } from './load-attempt.ts';
import type { SaveQueue } from './use-answers.ts';

/** Whether a save that is tried again was answered by the server, which has no room or wants a login first, and by no proxy before it. */
const isAnswered = (error: unknown) => error instanceof ApiError && !error.isForeign;

/**
 * Since when an attempt has had no connection, by this device's clock; null while it has one. Any reply of the server ends it. The
 * device remembers it, so that a page which is opened again says the same.
 *
 * @param answeredAt The server's clock when it last answered, saves apart
 */
export function useOfflineSince(
  { attempt, copies, offlineSince }: LoadedAttempt,
  queue: SaveQueue,
  answeredAt: string,
): number | null {
  const [since, setSince] = useState(offlineSince);
  const [savedAt, setSavedAt] = useState('');
  const [heardAt, setHeardAt] = useState(answeredAt);
  const latest = savedAt > answeredAt ? savedAt : answeredAt;
  if (latest > heardAt) {
    setHeardAt(latest);
    setSince(null);
  }
  useEffect(() => {
    const lose = () => setSince((before) => before ?? Date.now());
    let judged: unknown;
    const unsubscribe = queue.subscribe(() => {
      const state = queue.state();
      // The queue tells of what is typed too, and then has the error of before.
      if (state.kind === 'offline' && state.error !== judged) {
        judged = state.error;
        if (isAnswered(state.error)) setSince(null);
        else lose();
      }
      if (state.kind === 'saved' && state.at !== null) setSavedAt(state.at);
    });
    addEventListener('offline', lose);
    return () => {
      unsubscribe();
      removeEventListener('offline', lose);
    };
  }, [queue]);
  useEffect(() => {
    void copies.setOfflineSince(attempt._id, since).catch(() => undefined);
  }, [attempt._id, copies, since]);
  return since;
}
