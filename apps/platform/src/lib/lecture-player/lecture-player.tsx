import { QuietButton, useUi } from '@rubrica/ui';
import { MediaProvider } from 'media-chrome/react/media-store';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerFrame } from './player-frame.ts';
import { playerCommand, pressedOn } from './player-keys.ts';
import type { LecturePlayerProps } from './player-types.ts';
import { nextRate } from './rates.ts';
import { useCaptionChoice } from './use-caption-choice.ts';
import { useCaptionLines } from './use-caption-lines.ts';
import { useFileUrl } from './use-file-url.ts';
import { useIsDelayed } from './use-is-delayed.ts';
import { useMediaControls } from './use-media-controls.ts';
import { useSourceUrl } from './use-source-url.ts';
import { useStops } from './use-stops.ts';

const noMarks: NonNullable<LecturePlayerProps['marks']> = [];
const noStops: NonNullable<LecturePlayerProps['stops']> = [];

/**
 * Plays a lecture. Keys, with the focus in it or nowhere: Space or K plays and pauses, arrows seek by five seconds, J and L by
 * ten, digits to tenths of the whole, `<` and `>` change the speed, M mutes, C toggles captions, F toggles full screen.
 */
export function LecturePlayer(props: LecturePlayerProps) {
  return (
    <MediaProvider>
      <Player key={props.video} {...props} />
    </MediaProvider>
  );
}

function Player(props: LecturePlayerProps) {
  const { control, label, source, poster, captions, startMs = 0, marks = noMarks, stops = noStops } = props;
  const messages = useMessages({ en, ar });
  const { dir } = useUi();
  const media = useMediaControls();
  const { attachVideo, attachFrame } = media;
  const [initialMs] = useState(startMs);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const { url, failed, onError, retry } = useSourceUrl(source, control);
  const posterUrl = useFileUrl(poster ?? undefined);
  const choice = useCaptionChoice(captions);
  const lines = useCaptionLines(video, choice.track);
  const isLoading = useIsDelayed(media.isWaiting && !failed);
  useStops(control, stops, props.onStop);

  const attach = useCallback(
    (node: HTMLVideoElement | null) => {
      setVideo(node);
      attachVideo(node);
      if (!node) return undefined;
      const detach = control.attach(node, initialMs);
      return () => {
        detach();
        setVideo(null);
        attachVideo(null);
      };
    },
    [attachVideo, control, initialMs],
  );

  const durationMs = media.durationMs ?? props.durationMs;
  const toggle = () => {
    if (failed) retry();
    else if (control.isPlaying()) control.pause();
    else control.play();
  };
  const seek = (positionMs: number) => control.seek(Math.min(Math.max(positionMs, 0), durationMs));

  const press = (event: KeyboardEvent | ReactKeyboardEvent) => {
    const command = playerCommand(event, pressedOn(event.target));
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    if (command.name === 'toggle') toggle();
    else if (command.name === 'mute') media.toggleMute();
    else if (command.name === 'captions') choice.toggle();
    else if (command.name === 'fullscreen') media.toggleFullscreen();
    else if (command.name === 'seekBy') seek(control.positionMs() + command.seconds * 1000);
    else if (command.name === 'seekTo') seek(command.share * durationMs);
    else media.setRate(nextRate(media.rate, command.name));
  };
  const latestPress = useRef(press);
  useEffect(() => {
    latestPress.current = press;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // What the player handles itself does not get here. After a link the focus is on the page's main part.
      const isOnPage = event.target === document.body || event.target === document.querySelector('main');
      if (isOnPage) latestPress.current(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const asks = props.question !== undefined && props.question !== null && props.question !== false;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a group whose keys are shortcuts of the buttons in it
    <PlayerFrame ref={attachFrame} dir={dir} role="group" aria-label={label} onKeyDown={press}>
      <div data-part="screen" data-asks={asks || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/media-has-caption -- a pointer shortcut of the play button; captions are added as a text track */}
        <video
          ref={attach}
          preload="metadata"
          playsInline
          src={url}
          poster={posterUrl}
          onError={onError}
          onClick={toggle}
          onContextMenu={(event) => event.preventDefault()}
        />
        {lines.length > 0 && (
          <p data-part="captions" lang={choice.track?.language} dir="auto">
            {lines.map((line, index) => (
              <span key={index}>{line}</span>
            ))}
          </p>
        )}
        {asks && (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps keys of the question from the player
          <div data-part="question" onKeyDown={(event) => event.stopPropagation()}>
            {props.question}
          </div>
        )}
      </div>
      <PlayerBar
        control={control}
        media={media}
        durationMs={durationMs}
        marks={marks}
        captions={captions}
        captionLanguage={choice.track?.language}
        onCaptionLanguage={choice.choose}
        isPaused={media.paused || failed}
        onToggle={toggle}
        playButton={playButton}
        messages={messages}
      />
      <p data-part="note" role="status">
        {isLoading && messages.loading}
      </p>
      {failed && (
        <div data-part="failed" role="alert">
          {messages.failed}
          <QuietButton
            onClick={() => {
              retry();
              // The button goes with the message.
              playButton.current?.focus();
            }}
          >
            {messages.tryAgain}
          </QuietButton>
        </div>
      )}
    </PlayerFrame>
  );
}
