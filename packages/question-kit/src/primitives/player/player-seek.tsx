import { formatDuration } from '@rubrica/ui';
import { useState } from 'react';
import type { Playback } from './use-playback.ts';
import type { PlayerMessages } from './messages-en.ts';

interface PlayerSeekProps {
  playback: Playback;
  /** A play that is limited runs forward only: its place is shown and cannot be moved. */
  fixed: boolean;
  onSeek: (time: number) => void;
  language: string;
  messages: PlayerMessages;
}

/** Where in the recording it is: a slider, its time beside it. */
export function PlayerSeek({ playback, fixed, onSeek, language, messages }: PlayerSeekProps) {
  const { time, length } = playback;
  const [wanted, setWanted] = useState<number>();
  const [before, setBefore] = useState(time);
  if (before !== time) {
    setBefore(time);
    setWanted(undefined);
  }
  const shown = wanted ?? time;
  const at = formatDuration(Math.floor(shown), language);
  const of = length === undefined ? undefined : formatDuration(Math.round(length), language);
  const said = of === undefined ? at : messages.playerAt(at, of);

  return (
    <>
      {fixed ? (
        <progress
          className="rp-seek"
          aria-label={messages.playerPosition}
          aria-valuetext={said}
          max={length ?? 1}
          value={length === undefined ? 0 : shown}
        />
      ) : (
        <input
          className="rp-seek"
          type="range"
          aria-label={messages.playerPosition}
          aria-valuetext={said}
          min={0}
          max={length ?? 0}
          step="any"
          value={Math.min(shown, length ?? 0)}
          disabled={length === undefined}
          onChange={(event) => {
            setWanted(event.target.valueAsNumber);
            onSeek(event.target.valueAsNumber);
          }}
        />
      )}
      <span className="rp-time" aria-hidden="true">
        {of === undefined ? at : `${at} / ${of}`}
      </span>
    </>
  );
}
