import type { CountedPlays } from './use-plays.ts';
import type { PlayerMessages } from './messages.ts';

interface PlayerLimitProps {
  plays: CountedPlays;
  /** Whether it stands still before its end. */
  isPaused: boolean;
  messages: PlayerMessages;
}

/** The plays that are left, as a live region. */
export function PlayerLimit({ plays, isPaused, messages }: PlayerLimitProps) {
  const { limit } = plays;
  if (limit === undefined) return null;
  return (
    <p className="rp-limit" role="status" data-over={plays.isOver || undefined}>
      {limitText(plays, limit, isPaused, messages)}
    </p>
  );
}

function limitText(plays: CountedPlays, limit: number, isPaused: boolean, messages: PlayerMessages): string {
  if (plays.isOver) return messages.playerLimitReached;
  if (plays.positionSeconds === null)
    return plays.count === 0 ? messages.playerLimit(limit) : messages.playerLeft(plays.playsLeft);
  // If the limit was lowered meanwhile, do not show "play 3 of 2".
  const now = messages.playerCurrent(plays.count, Math.max(limit, plays.count));
  return isPaused ? `${now} ${messages.playerPaused}` : now;
}
