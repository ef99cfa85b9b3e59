import { useCallback, useEffect, useRef, useState } from 'react';
import { useAttempt } from '../views/attempt-context.ts';
import { useKit } from '../views/kit-context.ts';
import { keepPlays, keptPlays, noPlays, playedOut, playedTo, type Plays } from './kept-plays.ts';

/** The plays of one recording in one attempt. */
export interface CountedPlays extends Plays {
  /** Absent where it may be played as often as one likes. */
  limit: number | undefined;
  /** Plays that may still be begun. */
  left: number;
  /** No play goes on, and none may be begun. */
  over: boolean;
  /** To be told how far a play has run. */
  runTo: (time: number) => void;
  /** To be told that a play has come to its end. */
  runOut: () => void;
}

/**
 * Counts plays against a limit, on this device under the attempt's name, and tells the host's store of each. Without an
 * attempt (an author's preview) they count as long as the player stands.
 */
export function usePlays(itemId: string, limit: number | undefined): CountedPlays {
  const attempt = useAttempt();
  const { media } = useKit();
  const name = limit === undefined || attempt === '' ? undefined : `${attempt}:${itemId}`;
  const [plays, setPlays] = useState<Plays>(() => (name === undefined ? noPlays : keptPlays(name)));
  const latest = useRef(plays);

  // Another tab may have played it too.
  useEffect(() => {
    if (name === undefined) return;
    const follow = () => {
      const { count } = keptPlays(name);
      if (count <= latest.current.count) return;
      latest.current = { ...latest.current, count };
      setPlays(latest.current);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [name]);

  const move = useCallback(
    (next: Plays) => {
      const before = latest.current;
      if (next === before) return;
      latest.current = next;
      setPlays(next);
      if (name !== undefined) keepPlays(name, next);
      if (limit !== undefined && next.count !== before.count) media.played?.({ attempt, itemId, count: next.count });
    },
    [name, limit, media, attempt, itemId],
  );
  const runTo = useCallback((time: number) => move(playedTo(latest.current, time)), [move]);
  const runOut = useCallback(() => move(playedOut(latest.current)), [move]);

  const left = limit === undefined ? Infinity : Math.max(limit - plays.count, 0);
  return { ...plays, limit, left, over: left === 0 && plays.at === null, runTo, runOut };
}
