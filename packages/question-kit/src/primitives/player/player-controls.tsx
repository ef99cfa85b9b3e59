import { Captions, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import type { Playback } from './use-playback.ts';
import type { PlayerWords } from './words-en.ts';

/** How fast a recording may run. */
const rates = [0.75, 1, 1.25, 1.5, 1.75, 2];

interface PlayButtonProps {
  playing: boolean;
  /** It may not be played any more: the button stays, so that the focus does, and says so. */
  over: boolean;
  onToggle: () => void;
  words: PlayerWords;
  button: Ref<HTMLButtonElement>;
}

/** Play and pause. */
export function PlayButton({ playing, over, onToggle, words, button }: PlayButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className="rp-play"
      aria-label={playing ? words.playerPause : words.playerPlay}
      aria-disabled={over || undefined}
      aria-keyshortcuts="Space K"
      onClick={onToggle}
    >
      {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </button>
  );
}

interface SoundAndSpeedProps {
  playback: Playback;
  element: () => HTMLMediaElement | null;
  onMute: () => void;
  words: PlayerWords;
}

/** How fast and how loud. */
export function SoundAndSpeed({ playback, element, onMute, words }: SoundAndSpeedProps) {
  const { rate, muted, volume } = playback;
  const silent = muted || volume === 0;
  const loud = muted ? 0 : volume;
  return (
    <>
      <select
        className="rp-speed"
        aria-label={words.playerSpeed}
        value={rate}
        onChange={(event) => {
          const node = element();
          if (node) node.playbackRate = Number(event.target.value);
        }}
      >
        {rates.map((one) => (
          <option key={one} value={one}>
            {words.playerTimes(one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="rp-tool"
        aria-label={silent ? words.playerUnmute : words.playerMute}
        aria-keyshortcuts="M"
        onClick={onMute}
      >
        {silent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </button>
      <input
        className="rp-volume"
        data-volume=""
        type="range"
        aria-label={words.playerVolume}
        aria-valuetext={words.playerPercent(loud)}
        min={0}
        max={1}
        step={0.05}
        value={loud}
        onChange={(event) => {
          const node = element();
          if (!node) return;
          node.volume = event.target.valueAsNumber;
          node.muted = false;
        }}
      />
    </>
  );
}

interface SwitchProps {
  on: boolean;
  onToggle: () => void;
  words: PlayerWords;
}

/** Captions on and off. */
export function CaptionsButton({ on, onToggle, words }: SwitchProps) {
  return (
    <button
      type="button"
      className="rp-tool"
      aria-label={words.playerCaptions}
      aria-pressed={on}
      aria-keyshortcuts="C"
      onClick={onToggle}
    >
      <Captions aria-hidden="true" />
    </button>
  );
}

/** The whole screen and back. */
export function WholeScreenButton({ on, onToggle, words }: SwitchProps) {
  return (
    <button
      type="button"
      className="rp-tool"
      aria-label={on ? words.playerWholeEnd : words.playerWhole}
      aria-keyshortcuts="F"
      onClick={onToggle}
    >
      {on ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
    </button>
  );
}
