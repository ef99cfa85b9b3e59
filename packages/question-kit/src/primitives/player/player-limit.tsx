import type { CountedPlays } from './use-plays.ts';
import type { PlayerWords } from './words-en.ts';

interface PlayerLimitProps {
  plays: CountedPlays;
  playing: boolean;
  words: PlayerWords;
}

/** How often it may still be played, in words; a screen reader hears it change. */
export function PlayerLimit({ plays, playing, words }: PlayerLimitProps) {
  const { limit } = plays;
  if (limit === undefined) return null;
  return (
    <p className="rp-limit" role="status" data-over={plays.over || undefined}>
      {limitSaid(plays, limit, playing, words)}
    </p>
  );
}

function limitSaid(plays: CountedPlays, limit: number, playing: boolean, words: PlayerWords): string {
  if (plays.over) return words.playerOver;
  if (plays.at === null) return plays.count === 0 ? words.playerMay(limit) : words.playerLeft(plays.left);
  // A limit that has been lowered since does not make this play the third of two.
  const now = words.playerNow(plays.count, Math.max(limit, plays.count));
  return playing ? now : `${now} ${words.playerPaused}`;
}
