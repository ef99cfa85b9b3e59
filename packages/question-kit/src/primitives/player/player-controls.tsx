import { Captions, Maximize, Minimize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import type { CaptionTrack } from '../schema/captions.ts';
import type { CaptionChoice } from './caption-choice.ts';
import type { Playback } from './use-playback.ts';
import type { PlayerMessages } from './messages.ts';

/** The available playback rates. */
const rates = [0.75, 1, 1.25, 1.5, 1.75, 2];

interface PlayButtonProps {
  isPlaying: boolean;
  /** The play limit is reached: the button is disabled but keeps the focus. */
  isOver: boolean;
  onToggle: () => void;
  messages: PlayerMessages;
  button: Ref<HTMLButtonElement>;
}

/** Plays and pauses. */
export function PlayButton({ isPlaying, isOver, onToggle, messages, button }: PlayButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className="rp-play"
      aria-label={isPlaying ? messages.playerPause : messages.playerPlay}
      aria-disabled={isOver || undefined}
      aria-keyshortcuts="Space K"
      onClick={onToggle}
    >
      {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
    </button>
  );
}

interface SoundAndSpeedProps {
  playback: Playback;
  element: () => HTMLMediaElement | null;
  onMute: () => void;
  messages: PlayerMessages;
}

/** Playback rate and volume. */
export function SoundAndSpeed({ playback, element, onMute, messages }: SoundAndSpeedProps) {
  const { rate, muted, volume } = playback;
  const isSilent = muted || volume === 0;
  const effectiveVolume = muted ? 0 : volume;
  return (
    <>
      <select
        className="rp-speed"
        aria-label={messages.playerSpeed}
        value={rate}
        onChange={(event) => {
          const node = element();
          if (!node) return;
          // Loading a renewed URL would set the speed back to the default one.
          node.defaultPlaybackRate = Number(event.target.value);
          node.playbackRate = node.defaultPlaybackRate;
        }}
      >
        {rates.map((option) => (
          <option key={option} value={option}>
            {messages.playerRate(option)}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="rp-tool"
        aria-label={isSilent ? messages.playerUnmute : messages.playerMute}
        aria-keyshortcuts="M"
        onClick={onMute}
      >
        {isSilent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </button>
      <input
        className="rp-volume"
        data-volume=""
        type="range"
        aria-label={messages.playerVolume}
        aria-valuetext={messages.playerPercent(effectiveVolume)}
        min={0}
        max={1}
        step={0.05}
        value={effectiveVolume}
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

interface ToggleProps {
  isOn: boolean;
  onToggle: () => void;
  messages: PlayerMessages;
}

/** Toggles captions. */
export function CaptionsButton({ isOn, onToggle, messages }: ToggleProps) {
  return (
    <button
      type="button"
      className="rp-tool"
      aria-label={messages.playerCaptions}
      aria-pressed={isOn}
      aria-keyshortcuts="C"
      onClick={onToggle}
    >
      <Captions aria-hidden="true" />
    </button>
  );
}

interface CaptionsMenuProps {
  tracks: readonly CaptionTrack[];
  choice: CaptionChoice;
  messages: PlayerMessages;
}

/** Chooses the language of the captions, or none. */
export function CaptionsMenu({ tracks, choice, messages }: CaptionsMenuProps) {
  return (
    <select
      className="rp-language"
      aria-label={messages.playerCaptions}
      aria-keyshortcuts="C"
      value={choice.track?.language ?? ''}
      onChange={({ target }) => choice.choose(target.value)}
    >
      <option value="">{messages.playerCaptionsOff}</option>
      {tracks.map(({ language, label }) => (
        <option key={language} value={language} lang={language}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Toggles fullscreen. */
export function FullscreenButton({ isOn, onToggle, messages }: ToggleProps) {
  return (
    <button
      type="button"
      className="rp-tool"
      aria-label={isOn ? messages.playerExitFullscreen : messages.playerFullscreen}
      aria-keyshortcuts="F"
      onClick={onToggle}
    >
      {isOn ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
    </button>
  );
}
