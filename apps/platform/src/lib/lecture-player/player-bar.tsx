import { Maximize, Minimize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react';
import type { Ref } from 'react';
import type { Messages } from './messages.ts';
import type { PlayerControl } from './player-control.ts';
import type { CaptionTrack, LectureMark } from './player-types.ts';
import { rates } from './rates.ts';
import { TimeLine } from './time-line.tsx';
import type { MediaControls } from './use-media-controls.ts';

interface PlayerBarProps {
  control: PlayerControl;
  media: MediaControls;
  durationMs: number;
  marks: readonly LectureMark[];
  captions: readonly CaptionTrack[];
  /** The language of the captions that are shown. */
  captionLanguage: string | undefined;
  onCaptionLanguage: (language: string) => void;
  /** Also where it would play and cannot. */
  isPaused: boolean;
  onToggle: () => void;
  playButton: Ref<HTMLButtonElement>;
  messages: Messages;
}

/** Everything that controls the video, in one row, or two where it is narrow. */
export function PlayerBar(props: PlayerBarProps) {
  const { control, media, durationMs, marks, captions, captionLanguage, isPaused, playButton, messages } = props;
  const volume = media.isSilent ? 0 : media.volume;
  return (
    <div data-part="bar" dir="ltr">
      <button
        ref={playButton}
        type="button"
        data-part="play"
        aria-label={isPaused ? messages.play : messages.pause}
        aria-keyshortcuts="Space K"
        onClick={props.onToggle}
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </button>
      <TimeLine control={control} durationMs={durationMs} marks={marks} messages={messages} />
      <div data-part="tools">
        <select
          aria-label={messages.speed}
          aria-keyshortcuts="< >"
          value={media.rate}
          onChange={({ target }) => media.setRate(Number(target.value))}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {messages.rate(rate)}
            </option>
          ))}
        </select>
        {captions.length > 0 && (
          <select
            aria-label={messages.captions}
            aria-keyshortcuts="C"
            value={captionLanguage ?? ''}
            onChange={({ target }) => props.onCaptionLanguage(target.value)}
          >
            <option value="">{messages.noCaptions}</option>
            {captions.map(({ language, label }) => (
              <option key={language} value={language} lang={language}>
                {label}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          data-part="tool"
          aria-label={media.isSilent ? messages.unmute : messages.mute}
          aria-keyshortcuts="M"
          onClick={media.toggleMute}
        >
          {media.isSilent ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
        </button>
        {media.canSetVolume && (
          <input
            data-volume=""
            type="range"
            aria-label={messages.volume}
            min={0}
            max={1}
            step={0.05}
            value={volume}
            aria-valuetext={messages.percent(100 * volume)}
            onChange={({ target }) => media.setVolume(target.valueAsNumber)}
          />
        )}
        {media.canPictureInPicture && (
          <button
            type="button"
            data-part="tool"
            data-wide=""
            aria-label={media.isPictureInPicture ? messages.exitPictureInPicture : messages.pictureInPicture}
            onClick={media.togglePictureInPicture}
          >
            <PictureInPicture2 aria-hidden="true" />
          </button>
        )}
        {media.canFullscreen && (
          <button
            type="button"
            data-part="tool"
            aria-label={media.isFullscreen ? messages.exitFullscreen : messages.fullscreen}
            aria-keyshortcuts="F"
            onClick={media.toggleFullscreen}
          >
            {media.isFullscreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          </button>
        )}
      </div>
    </div>
  );
}
