import { Banner, Button } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { useAttempt } from '../views/attempt-context.ts';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { queueOf } from '../recordings/queue-of.ts';
import { Announcer } from './announcer.tsx';
import { DoneArea } from './done-area.tsx';
import { LocalPlayback, StoredPlayback } from './playback.tsx';
import type { RecorderProps } from './recorder-props.ts';
import { RecorderRoot } from './recorder-styles.ts';
import { TakeArea } from './take-area.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useReading } from './use-reading.ts';
import { useSession } from './use-session.ts';
import { recorderMessages } from './messages.ts';

const megabyte = 1_000_000;
const usual = { seconds: 600, audioBytes: 50 * megabyte, videoBytes: 500 * megabyte };

/** Records sound or film, keeps it on the device from the first second, and sends it until the host has it. */
export function Recorder(props: RecorderProps) {
  const { kind, recordingId, label, value, onChange, onPhase, prepSeconds = 0, answerSeconds, maxSeconds } = props;
  const { retakes = 'unlimited', pausable = false, autoStart = false, readOnly = false, variant = 'full' } = props;
  const messages = useMessages(recorderMessages);
  const { media } = useKit();
  const attempt = useAttempt();
  const queue = queueOf(media, attempt);
  const capSeconds = Math.min(answerSeconds ?? usual.seconds, maxSeconds ?? answerSeconds ?? usual.seconds);
  const { session, snapshot } = useSession({
    place: { attempt, recordingId },
    kind,
    limits: {
      prepMs: prepSeconds * 1000,
      capMs: capSeconds * 1000,
      maxBytes: props.maxBytes ?? (kind === 'audio' ? usual.audioBytes : usual.videoBytes),
      pausable,
    },
    value,
    readOnly,
    stores: media.upload !== undefined,
    autoStart,
    deliver: onChange,
  });
  const { state, keepTrouble } = snapshot;
  const { phase } = state;
  const clock = useReading(state, capSeconds * 1000, answerSeconds !== undefined);
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);

  const heard = useRef(onPhase);
  useEffect(() => {
    heard.current = onPhase;
  });
  useEffect(() => {
    heard.current?.(phase);
  }, [phase]);

  const done = session && phase === 'done' && (
    <DoneArea
      session={session}
      snapshot={snapshot}
      value={value}
      queue={queue}
      retakes={retakes}
      readOnly={readOnly}
      messages={messages}
    />
  );
  if (readOnly)
    return (
      <RecorderRoot ref={root} role="group" aria-label={label} data-variant={variant} data-phase="done">
        {done || (value && <StoredPlayback file={value} messages={messages} />) || (
          <p className="rb-rec-note">{messages.recorderNone}</p>
        )}
      </RecorderRoot>
    );
  return (
    <RecorderRoot ref={root} role="group" aria-label={label} data-variant={variant} data-phase={phase}>
      <Announcer reading={clock} messages={messages} />
      {keepTrouble && (phase === 'recording' || phase === 'stopping') && (
        <Banner tone="warning" announce>
          {keepTrouble === 'full' ? messages.recorderFull : messages.recorderUnkept}
        </Banner>
      )}
      {session && phase === 'trouble' && (
        <TroubleNote
          trouble={state.trouble}
          messages={messages}
          onRetry={() => (state.trouble === 'elsewhere' ? session.look() : session.act('check'))}
          onWithoutCamera={
            kind === 'either' && snapshot.medium === 'video'
              ? () => {
                  session.chooseMedium('audio');
                  session.act('check');
                }
              : undefined
          }
        />
      )}
      {session && phase === 'interrupted' && (
        <>
          <Banner tone="info" announce title={messages.recorderInterrupted}>
            {messages.recorderInterruptedHint(Math.max(1, Math.round(state.take.durationMs / 1000)))}
          </Banner>
          <LocalPlayback id={state.take.id} durationMs={state.take.durationMs} messages={messages} />
          <div className="rb-rec-acts">
            <Button variant="primary" onClick={session.keep}>
              {messages.recorderKeep}
            </Button>
            <Button onClick={() => session.act('start')}>{messages.recorderAgain}</Button>
          </div>
        </>
      )}
      {done}
      {session && phase !== 'trouble' && phase !== 'interrupted' && phase !== 'done' && (
        <TakeArea
          session={session}
          snapshot={snapshot}
          clock={clock}
          messages={messages}
          props={props}
          capSeconds={capSeconds}
        />
      )}
    </RecorderRoot>
  );
}
