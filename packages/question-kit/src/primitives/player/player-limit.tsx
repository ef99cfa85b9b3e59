import type { CountedPlays } from './use-plays.ts';
import type { PlayerMessages } from './messages-en.ts';

interface PlayerLimitProps {
  plays: CountedPlays;
  playing: boolean;
  messages: PlayerMessages;
}

/** How often it may still be played, in words; a screen reader hears it change. */
export function PlayerLimit({ plays, playing, messages }: PlayerLimitProps) {
  const { limit } = plays;
  if (limit === undefined) return null;
  return (
    <p className="rp-limit" role="status" data-over={plays.over || undefined}>
      {limitSaid(plays, limit, playing, messages)}
    </p>
  );
}

function limitSaid(plays: CountedPlays, limit: number, playing: boolean, messages: PlayerMessages): string {
  if (plays.over) return messages.playerOver;
  if (plays.at === null) return plays.count === 0 ? messages.playerMay(limit) : messages.playerLeft(plays.left);
  // A limit that has been lowered since does not make this play the third of two.
  const now = messages.playerNow(plays.count, Math.max(limit, plays.count));
  return playing ? now : `${now} ${messages.playerPaused}`;
}
