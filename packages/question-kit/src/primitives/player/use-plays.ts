import { useCallback, useEffect, useRef, useState } from 'react';
import { useAttempt } from '../views/attempt-context.ts';
import { useKit } from '../views/kit-context.ts';
import { savePlays, readPlays, noPlays, endPlay, advancePlay, laterPlays, type PlayCount } from './play-count.ts';
import type { FileId, InputItemId } from '../schema/ids.ts';

/** The plays of one recording in one attempt. */
export interface CountedPlays extends PlayCount {
  /** Undefined if plays are not limited. */
  limit: number | undefined;
  /** Plays that may still be started. */
  playsLeft: number;
  /** No play is unfinished, and none may be started. */
  isOver: boolean;
  /** Call it with the position while playing. */
  onProgress: (time: number) => void;
  /** Call it at the end of a play. */
  onEnd: () => void;
}

/**
 * Counts plays against a limit, in this browser under the attempt's id, and reports each to the host's store. Without an
 * attempt (an author's preview) the count lasts as long as the player is mounted.
 */
export function usePlays(itemId: InputItemId | FileId, limit: number | undefined): CountedPlays {
  const attempt = useAttempt();
  const { media } = useKit();
  const name = limit === undefined || attempt === '' ? undefined : `${attempt}:${itemId}`;
  const [plays, setPlays] = useState<PlayCount>(() => {
    if (name === undefined) return noPlays;
    return laterPlays(readPlays(name), media.plays?.({ attempt, itemId }) ?? 0);
  });
  const latest = useRef(plays);

  // Another tab may have played it too.
  useEffect(() => {
    if (name === undefined) return;
    const syncFromStorage = () => {
      const { count } = readPlays(name);
      if (count <= latest.current.count) return;
      latest.current = { ...latest.current, count };
      setPlays(latest.current);
    };
    window.addEventListener('storage', syncFromStorage);
    return () => window.removeEventListener('storage', syncFromStorage);
  }, [name]);

  const update = useCallback(
    (next: PlayCount) => {
      const before = latest.current;
      if (next === before) return;
      latest.current = next;
      setPlays(next);
      if (name !== undefined) savePlays(name, next);
      if (limit !== undefined && next.count !== before.count) media.played?.({ attempt, itemId, count: next.count });
    },
    [name, limit, media, attempt, itemId],
  );
  const onProgress = useCallback((time: number) => update(advancePlay(latest.current, time)), [update]);
  const onEnd = useCallback(() => update(endPlay(latest.current)), [update]);

  const playsLeft = limit === undefined ? Infinity : Math.max(limit - plays.count, 0);
  return { ...plays, limit, playsLeft, isOver: playsLeft === 0 && plays.positionSeconds === null, onProgress, onEnd };
}
