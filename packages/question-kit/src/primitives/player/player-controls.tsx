import { Captions, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import type { Playback } from './use-playback.ts';
import type { PlayerMessages } from './messages-en.ts';

/** How fast a recording may run. */
const rates = [0.75, 1, 1.25, 1.5, 1.75, 2];

interface PlayButtonProps {
  playing: boolean;
  /** It may not be played any more: the button stays, so that the focus does, and says so. */
  over: boolean;
  onToggle: () => void;
  messages: PlayerMessages;
  button: Ref<HTMLButtonElement>;
}

/** Play and pause. */
export function PlayButton({ playing, over, onToggle, messages, button }: PlayButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className="rp-play"
      aria-label={playing ? messages.playerPause : messages.playerPlay}
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
  messages: PlayerMessages;
}

/** How fast and how loud. */
export function SoundAndSpeed({ playback, element, onMute, messages }: SoundAndSpeedProps) {
  const { rate, muted, volume } = playback;
  const silent = muted || volume === 0;
  const loud = muted ? 0 : volume;
  return (
    <>
      <select
        className="rp-speed"
        aria-label={messages.playerSpeed}
        value={rate}
        onChange={(event) => {
          const node = element();
          if (node) node.playbackRate = Number(event.target.value);
        }}
      >
        {rates.map((one) => (
          <option key={one} value={one}>
            {messages.playerTimes(one)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="rp-tool"
        aria-label={silent ? messages.playerUnmute : messages.playerMute}
        aria-keyshortcuts="M"
        onClick={onMute}
      >
        {silent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </button>
      <input
        className="rp-volume"
        data-volume=""
        type="range"
        aria-label={messages.playerVolume}
        aria-valuetext={messages.playerPercent(loud)}
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
  messages: PlayerMessages;
}

/** Captions on and off. */
export function CaptionsButton({ on, onToggle, messages }: SwitchProps) {
  return (
    <button
      type="button"
      className="rp-tool"
      aria-label={messages.playerCaptions}
      aria-pressed={on}
      aria-keyshortcuts="C"
      onClick={onToggle}
    >
      <Captions aria-hidden="true" />
    </button>
  );
}

/** The whole screen and back. */
export function WholeScreenButton({ on, onToggle, messages }: SwitchProps) {
  return (
    <button
      type="button"
      className="rp-tool"
      aria-label={on ? messages.playerWholeEnd : messages.playerWhole}
      aria-keyshortcuts="F"
      onClick={onToggle}
    >
      {on ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
    </button>
  );
}
