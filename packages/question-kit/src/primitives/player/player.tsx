import { Download, LoaderCircle } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { CaptionsButton, PlayButton, SoundAndSpeed, WholeScreenButton } from './player-controls.tsx';
import { controlOf, playerAct } from './player-keys.ts';
import { PlayerLimit } from './player-limit.tsx';
import { PlayerMedia } from './player-media.tsx';
import type { PlayerProps } from './player-props.ts';
import { PlayerRoot } from './player-root.ts';
import { PlayerSeek } from './player-seek.tsx';
import { useAddress } from './use-address.ts';
import { useCaptions } from './use-captions.ts';
import { useLate } from './use-late.ts';
import { useLimitedRun } from './use-limited-run.ts';
import { usePlayback } from './use-playback.ts';
import { usePlays } from './use-plays.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import { playerMessages } from './messages.ts';

/**
 * Plays sound and film. Keys, with the focus anywhere on it: Space or K plays and pauses, arrows move by five seconds, J and L
 * by ten, M mutes, C shows captions, F fills the screen.
 */
export function Player(props: PlayerProps) {
  const { file, kind, label, lang, captions, transcript, playLimit, download = false } = props;
  const { language } = useKit();
  const messages = useMessages(playerMessages);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLMediaElement>(null);
  const plays = usePlays(props.playId ?? file.id, playLimit);
  const [begin] = useState(plays.at ?? 0);
  const address = useAddress(file, element, begin);
  const playback = usePlayback(element, file.durationMs);
  const shown = useCaptions(captions);
  const [withCaptions, setWithCaptions] = useState(true);
  const whole = useWholeScreen(root);
  useLimitedRun(element, plays);
  const waiting = useLate(playback.waiting && !address.failed);
  const limited = playLimit !== undefined;

  const toggle = () => {
    if (playback.playing) element.current?.pause();
    else if (address.failed) address.retry();
    else if (!plays.over) address.play();
  };
  const seek = (time: number) => {
    const { current: node } = element;
    if (!node || limited) return;
    node.currentTime = Math.min(Math.max(time, 0), playback.length ?? time);
  };
  const mute = () => {
    const { current: node } = element;
    if (!node) return;
    if (node.volume === 0) node.volume = 1;
    else node.muted = !node.muted;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = playerAct(event, controlOf(event.target));
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (act === 'toggle') toggle();
    else if (act === 'mute') mute();
    else if (act === 'captions') setWithCaptions(!withCaptions);
    else if (act === 'whole') whole.toggle();
    else seek((element.current?.currentTime ?? 0) + act);
  };

  return (
    <PlayerRoot ref={root} role="group" aria-label={label} data-kind={kind} onKeyDown={onKeyDown}>
      <PlayerMedia
        mediaRef={element}
        kind={kind}
        url={address.url}
        captions={shown}
        withCaptions={withCaptions}
        lang={lang}
        onError={address.onError}
        onPress={toggle}
      />
      <div className="rp-bar" dir="ltr">
        <PlayButton
          playing={playback.playing}
          over={plays.over}
          onToggle={toggle}
          messages={messages}
          button={button}
        />
        <PlayerSeek playback={playback} fixed={limited} onSeek={seek} language={language} messages={messages} />
        <div className="rp-tools">
          <SoundAndSpeed playback={playback} element={() => element.current} onMute={mute} messages={messages} />
          {captions && (
            <CaptionsButton on={withCaptions} onToggle={() => setWithCaptions(!withCaptions)} messages={messages} />
          )}
          {kind === 'video' && whole.can && (
            <WholeScreenButton on={whole.on} onToggle={whole.toggle} messages={messages} />
          )}
          {download && address.url !== undefined && (
            <a className="rp-tool" href={address.url} download={file.name} aria-label={messages.playerDownload}>
              <Download aria-hidden="true" />
            </a>
          )}
        </div>
      </div>
      <PlayerLimit plays={plays} playing={playback.playing} messages={messages} />
      <p className="rp-note" role="status">
        {waiting && (
          <>
            <LoaderCircle aria-hidden="true" />
            {messages.playerLoading}
          </>
        )}
        {shown.failed && messages.playerNoCaptions}
      </p>
      {address.failed && (
        <p className="rp-failed" role="alert">
          {messages.playerFailed}
          <button type="button" onClick={() => retryFrom(address.retry, button)}>
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

/** The button that was pressed goes with the failure: the focus goes on to what it was about. */
function retryFrom(retry: () => void, button: RefObject<HTMLButtonElement | null>) {
  retry();
  button.current?.focus();
}
