import { formatDuration } from '@rubrica/ui';
import { useState } from 'react';
import type { Playback } from './use-playback.ts';
import type { PlayerMessages } from './messages.ts';

interface PlayerSeekProps {
  playback: Playback;
  /** Limited plays cannot be sought: the position is displayed only. */
  isReadOnly: boolean;
  onSeek: (time: number) => void;
  language: string;
  messages: PlayerMessages;
}

/** The position as a slider. */
export function PlayerSeek({ playback, isReadOnly, onSeek, language, messages }: PlayerSeekProps) {
  const { time, length } = playback;
  const [target, setTarget] = useState<number>();
  const [before, setBefore] = useState(time);
  if (before !== time) {
    setBefore(time);
    setTarget(undefined);
  }
  const position = target ?? time;
  const { positionText, lengthText } = timeTexts(position, length, language);
  const valueText = lengthText === undefined ? positionText : messages.playerAt(positionText, lengthText);

  return isReadOnly ? (
    <progress
      className="rp-seek"
      aria-label={messages.playerPosition}
      aria-valuetext={valueText}
      max={length ?? 1}
      value={length === undefined ? 0 : position}
    />
  ) : (
    <input
      className="rp-seek"
      type="range"
      aria-label={messages.playerPosition}
      aria-valuetext={valueText}
      min={0}
      max={length ?? 0}
      step="any"
      value={Math.min(position, length ?? 0)}
      disabled={length === undefined}
      onChange={(event) => {
        setTarget(event.target.valueAsNumber);
        onSeek(event.target.valueAsNumber);
      }}
    />
  );
}

function timeTexts(time: number, length: number | undefined, language: string) {
  return {
    positionText: formatDuration(Math.floor(time), language),
    lengthText: length === undefined ? undefined : formatDuration(Math.round(length), language),
  };
}

/** The time beside the slider, for the eye: the slider says it. */
export function PlayerTime({ playback: { time, length }, language }: Pick<PlayerSeekProps, 'playback' | 'language'>) {
  const { positionText, lengthText } = timeTexts(time, length, language);
  return (
    <span className="rp-time" aria-hidden="true">
      {lengthText === undefined ? positionText : `${positionText} / ${lengthText}`}
    </span>
  );
}
