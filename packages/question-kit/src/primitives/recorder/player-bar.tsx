import { formatDuration, useUi } from '@rubrica/ui';
import { Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { Medium } from './formats.ts';
import type { RecorderMessages } from './messages-en.ts';

interface PlayerBarProps {
  url: string;
  medium: Medium;
  /** 0 if unknown. */
  durationMs: number;
  label: string;
  messages: RecorderMessages;
  onError: () => void;
}

/** Plays a recording. Uses the measured duration, because files of some browsers do not contain one. */
export function PlayerBar({ url, medium, durationMs, label, messages, onError }: PlayerBarProps) {
  const { language } = useUi();
  const player = useRef<HTMLMediaElement>(null);
  // A callback fits both elements; a ref object is typed for one.
  const setPlayer = useCallback((element: HTMLMediaElement | null) => {
    player.current = element;
  }, []);
  const [isPlaying, setIsPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [reportedSeconds, setReportedSeconds] = useState(0);
  const length = durationMs > 0 ? durationMs / 1000 : reportedSeconds;
  const text = (seconds: number) => formatDuration(Math.floor(seconds), language);

  const toggle = () => {
    const element = player.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setIsPlaying(false));
    else element.pause();
  };
  const events = {
    src: url,
    ref: setPlayer,
    preload: 'metadata',
    onError,
    onPlay: () => setIsPlaying(true),
    onPause: () => setIsPlaying(false),
    onEnded: () => {
      setIsPlaying(false);
      setPosition(0);
      if (player.current) player.current.currentTime = 0;
    },
    onTimeUpdate: () => setPosition(Math.min(length, player.current?.currentTime ?? 0)),
    onDurationChange: () => {
      const duration = player.current?.duration ?? Number.NaN;
      if (Number.isFinite(duration)) setReportedSeconds(duration);
    },
  };
  return (
    <div className="rb-rec-player" role="group" aria-label={label}>
      {medium === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own answer, just spoken, has no captions
        <video {...events} className="rb-rec-preview" playsInline onClick={toggle} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- somebody's own answer, just spoken, has no captions
        <audio {...events} />
      )}
      <div className="rb-rec-controls">
        <button
          type="button"
          className="rb-rec-play"
          data-first=""
          aria-label={isPlaying ? messages.recorderPlayPause : messages.recorderPlay}
          onClick={toggle}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={position}
          aria-label={messages.recorderSeek}
          aria-valuetext={messages.recorderAt(text(position), text(Math.round(length)))}
          onChange={(event) => {
            const to = Number(event.target.value);
            setPosition(to);
            if (player.current) player.current.currentTime = to;
          }}
        />
        <span className="rb-rec-clock" aria-hidden="true">
          {text(position)} / {text(Math.round(length))}
        </span>
      </div>
    </div>
  );
}
