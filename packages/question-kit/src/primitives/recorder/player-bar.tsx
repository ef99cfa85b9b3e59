import { formatDuration, useUi } from '@rubrica/ui';
import { Pause, Play } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import type { Medium } from './formats.ts';
import type { RecorderMessages } from './messages-en.ts';

interface PlayerBarProps {
  url: string;
  medium: Medium;
  /** 0 where nobody knows it. */
  durationMs: number;
  label: string;
  messages: RecorderMessages;
  onError: () => void;
}

/** Plays a recording. Its length is what the clock measured: films from some browsers do not know their own. */
export function PlayerBar({ url, medium, durationMs, label, messages, onError }: PlayerBarProps) {
  const { language } = useUi();
  const player = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [plays, setPlays] = useState(false);
  const [at, setAt] = useState(0);
  const [told, setTold] = useState(0);
  const length = durationMs > 0 ? durationMs / 1000 : told;
  const text = (seconds: number) => formatDuration(Math.floor(seconds), language);

  const toggle = () => {
    const element = player.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setPlays(false));
    else element.pause();
  };
  const events = {
    src: url,
    ref: player as RefObject<never>,
    preload: 'metadata',
    onError,
    onPlay: () => setPlays(true),
    onPause: () => setPlays(false),
    onEnded: () => {
      setPlays(false);
      setAt(0);
      if (player.current) player.current.currentTime = 0;
    },
    onTimeUpdate: () => setAt(Math.min(length, player.current?.currentTime ?? 0)),
    onDurationChange: () => {
      const own = player.current?.duration ?? Number.NaN;
      if (Number.isFinite(own)) setTold(own);
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
          aria-label={plays ? messages.recorderPlayPause : messages.recorderPlay}
          onClick={toggle}
        >
          {plays ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(length, 0.1)}
          step={0.1}
          value={at}
          aria-label={messages.recorderSeek}
          aria-valuetext={messages.recorderAt(text(at), text(Math.ceil(length)))}
          onChange={(event) => {
            const to = Number(event.target.value);
            setAt(to);
            if (player.current) player.current.currentTime = to;
          }}
        />
        <span className="rb-rec-clock" aria-hidden="true">
          {text(at)} / {text(Math.ceil(length))}
        </span>
      </div>
    </div>
  );
}
