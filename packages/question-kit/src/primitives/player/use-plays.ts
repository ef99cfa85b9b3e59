import { useCallback, useRef, useState } from 'react';
import { useAttempt } from '../views/attempt-context.ts';
import { useKit } from '../views/kit-context.ts';
import {
  savePlays,
  readPlays,
  noPlays,
  endPlay,
  advancePlay,
  furtherPlays,
  laterPlays,
  type PlayCount,
} from './play-count.ts';
import type { FileId, InputItemId } from '../schema/ids.ts';

/** The plays of one recording in one attempt. */
export interface CountedPlays extends PlayCount {
  /** Under which the plays are counted in this browser; undefined if they are not. */
  name: string | undefined;
  /** Undefined if plays are not limited. */
  limit: number | undefined;
  /** Plays that may still be started. */
  playsLeft: number;
  /** No play is unfinished, and none may be started. */
  isOver: boolean;
  /** Takes over what another tab has played further, and returns what stands then. Call it before a play, and not during one. */
  takeOver: () => Pick<CountedPlays, 'positionSeconds' | 'isOver'>;
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

  const playsLeftOf = ({ count }: PlayCount) => (limit === undefined ? Infinity : Math.max(limit - count, 0));
  const isOver = (of: PlayCount) => playsLeftOf(of) === 0 && of.positionSeconds === null;

  const takeOver = () => {
    if (name !== undefined) latest.current = furtherPlays(latest.current, readPlays(name));
    setPlays(latest.current);
    return { positionSeconds: latest.current.positionSeconds, isOver: isOver(latest.current) };
  };
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

  return {
    ...plays,
    name,
    limit,
    playsLeft: playsLeftOf(plays),
    isOver: isOver(plays),
    takeOver,
    onProgress,
    onEnd,
  };
}
