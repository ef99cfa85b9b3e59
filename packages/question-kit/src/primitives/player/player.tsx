import { useUi } from '@rubrica/ui';
import { CircleSlash, Download, LoaderCircle } from 'lucide-react';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createLazyComponentHook } from '../media/lazy-component.ts';
import { useIsPlayRefused } from '../media/page-silence.ts';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { captionLinesAt, useCaptionChoice } from './caption-choice.ts';
import { CaptionsButton, CaptionsMenu, PlayButton, SoundAndSpeed, FullscreenButton } from './player-controls.tsx';
import { controlOf, playerCommand } from './player-keys.ts';
import { PlayerLimit } from './player-limit.tsx';
import { PlayerMedia } from './player-media.tsx';
import type { PlayerProps } from './player-props.ts';
import { PlayerRoot } from './player-root.ts';
import { PlayerSeek, PlayerTime } from './player-seek.tsx';
import { useMediaUrl } from './use-media-url.ts';
import { useCaptions } from './use-captions.ts';
import { useIsDelayed } from './use-is-delayed.ts';
import { usePlayLimit } from './use-play-limit.ts';
import { usePlayback } from './use-playback.ts';
import { usePlays } from './use-plays.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { playerMessages } from './messages.ts';

/** Loaded by those who see wave forms: markers, and students in a review. */
const useWaveView = createLazyComponentHook(() => import('./wave.tsx').then(({ Wave }) => Wave));

/**
 * Plays audio and video. Keys, with the focus anywhere inside: Space or K plays and pauses, arrows seek by five seconds, J and L
 * by ten, M mutes, C toggles captions, F toggles fullscreen.
 */
export function Player(props: PlayerProps) {
  const { file, kind, label, lang, captions, captionTracks = [], transcript, playLimit, download = false } = props;
  const { showsWave = false, marks = [], onMark } = props;
  const { language } = useKit();
  const { dir } = useUi();
  const messages = useMessages(playerMessages);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLMediaElement>(null);
  const plays = usePlays(props.playId ?? file.id, playLimit);
  const [startSeconds] = useState(plays.positionSeconds ?? 0);
  const mediaUrl = useMediaUrl(file, element, startSeconds);
  const playback = usePlayback(element, file.durationMs);
  const captionTrack = useCaptions(captions);
  const [showCaptions, setShowCaptions] = useState(true);
  const choice = useCaptionChoice(captionTracks, lang);
  const fullscreen = useFullscreen(root);
  usePlayLimit(element, plays);
  const isLoading = useIsDelayed(playback.isWaiting && !mediaUrl.failed);
  const isLimited = playLimit !== undefined;
  const isRefused = useIsPlayRefused(element);

  const toggle = () => {
    if (playback.isPlaying) element.current?.pause();
    else if (mediaUrl.failed) mediaUrl.retry();
    else if (!plays.isOver) mediaUrl.play();
  };
  const seek = (time: number) => {
    const { current: node } = element;
    if (!node || isLimited) return;
    node.currentTime = Math.min(Math.max(time, 0), playback.length ?? time);
  };
  const mute = () => {
    const { current: node } = element;
    if (!node) return;
    if (node.volume === 0) node.volume = 1;
    else node.muted = !node.muted;
  };
  const toggleCaptions = () => (captionTracks.length > 0 ? choice.toggle() : setShowCaptions(!showCaptions));
  const onKeyDown = (event: KeyboardEvent) => {
    const command = playerCommand(event, controlOf(event.target));
    if (command === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === 'toggle') toggle();
    else if (command === 'mute') mute();
    else if (command === 'captions') toggleCaptions();
    else if (command === 'fullscreen') fullscreen.toggle();
    else seek((element.current?.currentTime ?? 0) + command);
  };

  useImperativeHandle(props.handle, () => ({
    playFrom: (seconds) => {
      seek(seconds);
      if (!plays.isOver) mediaUrl.play();
    },
    play: () => !plays.isOver && mediaUrl.play(),
    pause: () => element.current?.pause(),
    position: () => element.current?.currentTime ?? 0,
    isPlaying: () => element.current !== null && !element.current.paused && !element.current.ended,
  }));
  const slider = (
    <PlayerSeek playback={playback} isReadOnly={isLimited} onSeek={seek} language={language} messages={messages} />
  );
  const { Component: Wave } = useWaveView(showsWave && !isLimited);
  const { refusal } = mediaUrl;
  const { onRefused } = props;
  useEffect(() => {
    if (refusal !== undefined) onRefused?.();
  }, [refusal, onRefused]);

  if (refusal !== undefined) {
    return (
      <PlayerRoot dir={dir} role="group" aria-label={label}>
        <p className="rp-refused">
          <CircleSlash aria-hidden="true" />
          <span dir="auto">{refusal}</span>
        </p>
      </PlayerRoot>
    );
  }

  return (
    <PlayerRoot ref={root} dir={dir} role="group" aria-label={label} data-kind={kind} onKeyDown={onKeyDown}>
      <PlayerMedia
        mediaRef={element}
        kind={kind}
        url={mediaUrl.url}
        track={captionTrack}
        lines={
          captionTracks.length > 0
            ? captionLinesAt(choice.track, playback.time)
            : showCaptions
              ? captionTrack.lines
              : []
        }
        lang={choice.track?.language ?? lang}
        onError={mediaUrl.onError}
        onPress={toggle}
      />
      {showsWave && Wave && (
        <div dir="ltr">
          <Wave
            file={file}
            url={mediaUrl.url}
            time={playback.time}
            length={playback.length}
            marks={marks}
            onMark={onMark}
          >
            {slider}
          </Wave>
        </div>
      )}
      <div className="rp-bar" dir="ltr">
        <PlayButton
          isPlaying={playback.isPlaying}
          isOver={plays.isOver}
          onToggle={toggle}
          messages={messages}
          button={button}
        />
        {!(showsWave && Wave) && slider}
        <PlayerTime playback={playback} language={language} />
        <div className="rp-tools">
          <SoundAndSpeed playback={playback} element={() => element.current} onMute={mute} messages={messages} />
          {captionTracks.length > 0 ? (
            <CaptionsMenu tracks={captionTracks} choice={choice} messages={messages} />
          ) : (
            captions && <CaptionsButton isOn={showCaptions} onToggle={toggleCaptions} messages={messages} />
          )}
          {kind === 'video' && fullscreen.isSupported && (
            <FullscreenButton isOn={fullscreen.isActive} onToggle={fullscreen.toggle} messages={messages} />
          )}
          {download && mediaUrl.url !== undefined && (
            <a className="rp-tool" href={mediaUrl.url} download={file.name} aria-label={messages.playerDownload}>
              <Download aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
      <PlayerLimit plays={plays} isPaused={!playback.isPlaying && !playback.hasEnded} messages={messages} />
      <p className="rp-note" role="status">
        {isLoading && (
          <>
            <LoaderCircle aria-hidden="true" />
            {messages.playerLoading}
          </>
        )}
        {captionTrack.failed && messages.playerNoCaptions}
      </p>
      {/* The recorder announces it. */}
      {isRefused && <p className="rp-note">{messages.playerRecording}</p>}
      {mediaUrl.failed && (
        <p className="rp-failed" role="alert">
          {messages.playerFailed}
          <button type="button" onClick={() => retryAndFocus(mediaUrl.retry, button)}>
            {messages.playerTryAgain}
          </button>
        </p>
      )}
      {transcript !== undefined && transcript.trim() !== '' && (
        <details className="rp-transcript">
          <summary>{messages.playerTranscript}</summary>
          <p lang={lang} dir="auto">
            {transcript}
          </p>
        </details>
      )}
    </PlayerRoot>
  );
}

/** The retry button is unmounted with the error, so the focus moves to the play button. */
function retryAndFocus(retry: () => void, button: RefObject<HTMLButtonElement | null>) {
  retry();
  button.current?.focus();
}
