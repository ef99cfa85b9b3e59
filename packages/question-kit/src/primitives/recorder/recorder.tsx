import { Banner, Button, useUi } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { useAttempt } from '../views/attempt-context.ts';
import { useKit } from '../views/kit-context.ts';
import { useMessages } from '../messages/messages.ts';
import { useIsPlayRefused } from '../media/page-silence.ts';
import { uploadQueueFor, uploadTo } from '../recordings/page-upload-queue.ts';
import { Announcer } from './announcer.tsx';
import { DoneArea } from './done-area.tsx';
import { LocalPlayback, StoredPlayback } from './playback.tsx';
import type { RecorderPhase, RecorderProps } from './recorder-props.ts';
import { RecorderRoot } from './recorder-styles.ts';
import { TakeArea } from './take-area.tsx';
import { ErrorNote } from './error-note.tsx';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { useClock } from './use-clock.ts';
import { takesLeft } from './takes-left.ts';
import { useSession } from './use-session.ts';
import { recorderMessages } from './messages.ts';

const megabyte = 1_000_000;
const defaults = { seconds: 600, audioBytes: 50 * megabyte, videoBytes: 500 * megabyte, stallMs: 10_000 };

/** The phases that have a display of their own. */
const isSettled: ReadonlySet<RecorderPhase> = new Set(['error', 'interrupted', 'done']);

/** Records audio or video, stores it on the device from the first second, and uploads it until the host has it. */
export function Recorder(props: RecorderProps) {
  const { kind, recordingId, label, value, onChange, onPhase, prepSeconds = 0, answerSeconds, maxSeconds } = props;
  const { tries, pausable = false, autoStart = false, readOnly = false, variant = 'full', speaker = 'student' } = props;
  const messages = useMessages(recorderMessages);
  const { media } = useKit();
  const { dir } = useUi();
  const attempt = useAttempt();
  const queue = uploadQueueFor(media, attempt);
  const capSeconds = Math.min(answerSeconds ?? defaults.seconds, maxSeconds ?? answerSeconds ?? defaults.seconds);
  const { session, snapshot } = useSession({
    key: { attempt, recordingId },
    kind,
    limits: {
      prepMs: prepSeconds * 1000,
      capMs: capSeconds * 1000,
      maxBytes: props.maxBytes ?? (kind === 'audio' ? defaults.audioBytes : defaults.videoBytes),
      stallMs: defaults.stallMs,
      pausable,
    },
    value,
    readOnly,
    canStore: media.upload !== undefined,
    autoStart,
    keepsWhenLeft: props.whenLeft === 'keep',
    deliver: onChange,
    tries,
    takesAtHost: async () => media.takes?.({ attempt, recordingId }),
    onTake: (takeId) => media.took?.({ attempt, recordingId, takeId }),
  });
  const { state, storageError } = snapshot;
  const { phase } = state;
  const left = takesLeft(props, snapshot.takeCount);
  const isUsedUp = tries !== undefined && left === 0;
  const clock = useClock(state, capSeconds * 1000, answerSeconds !== undefined);
  const isPlayRefused = useIsPlayRefused();
  const root = useRef<HTMLDivElement>(null);
  useFocusRecovery(root);
  useEffect(() => {
    uploadTo(media, { attempt, recordingId });
  }, [media, attempt, recordingId]);

  const latestOnPhase = useRef(onPhase);
  useEffect(() => {
    latestOnPhase.current = onPhase;
  });
  const reason = state.phase === 'done' ? state.reason : undefined;
  const isSilent = state.phase === 'done' && state.take.isSilent === true;
  useEffect(() => {
    if (reason) latestOnPhase.current?.(phase, { reason, isSilent });
    else latestOnPhase.current?.(phase);
  }, [phase, reason, isSilent]);

  const done = session && phase === 'done' && (
    <DoneArea
      session={session}
      snapshot={snapshot}
      value={value}
      queue={queue}
      left={readOnly ? 0 : left}
      tries={tries}
      readOnly={readOnly}
      speaker={speaker}
      messages={messages}
    />
  );
  if (readOnly)
    return (
      <RecorderRoot
        ref={root}
        dir={dir}
        role="group"
        aria-label={label}
        data-variant={variant}
        data-phase={phase === 'loading' ? phase : 'done'}
      >
        {done || (value && <StoredPlayback file={value} messages={messages} />) || (
          <p className="rb-rec-note">{messages.recorderNone}</p>
        )}
      </RecorderRoot>
    );
  return (
    <RecorderRoot ref={root} dir={dir} role="group" aria-label={label} data-variant={variant} data-phase={phase}>
      <Announcer reading={clock} messages={messages} />
      {storageError && (phase === 'recording' || phase === 'stopping') && (
        <Banner tone="warning" announce>
          {storageError === 'full' ? messages.recorderFull : messages.recorderNotStored}
        </Banner>
      )}
      {session && phase === 'error' && (
        <ErrorNote
          error={state.error}
          speaker={speaker}
          messages={messages}
          onRetry={() => (state.error === 'otherTab' ? session.refresh() : session.trigger('check'))}
          onWithoutCamera={
            kind === 'either' && snapshot.medium === 'video'
              ? () => {
                  session.chooseMedium('audio');
                  session.trigger('check');
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
          <div className="rb-rec-actions">
            <Button variant="primary" onClick={session.keepInterrupted}>
              {messages.recorderKeep}
            </Button>
            {!isUsedUp && <Button onClick={() => session.trigger('start')}>{messages.recorderAgain}</Button>}
          </div>
        </>
      )}
      {done}
      {phase === 'idle' && isUsedUp && (
        <Banner tone="info" announce title={messages.recorderUsedUp}>
          {messages.recorderUsedUpHint}
        </Banner>
      )}
      {session && !(phase === 'idle' && isUsedUp) && !isSettled.has(phase) && (
        <TakeArea
          session={session}
          snapshot={snapshot}
          clock={clock}
          messages={messages}
          props={props}
          capSeconds={capSeconds}
          left={left}
        />
      )}
      {(phase === 'recording' || phase === 'stopping') && (
        <p className="rb-rec-note" role="status">
          {isPlayRefused && messages.recorderNothingPlays}
        </p>
      )}
    </RecorderRoot>
  );
}
