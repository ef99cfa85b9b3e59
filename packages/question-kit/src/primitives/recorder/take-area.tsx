import { formatDuration, QuietButton, useUi } from '@rubrica/ui';
import { Pause, Play } from 'lucide-react';
import { DeviceChoice } from './device-choice.tsx';
import { LevelMeter } from './level-meter.tsx';
import { MainButton } from './main-button.tsx';
import { MediumChoice } from './medium-choice.tsx';
import { Preview } from './preview.tsx';
import type { RecorderProps } from './recorder-props.ts';
import type { Session, Snapshot } from './session-types.ts';
import { useLevel } from './use-level.ts';
import type { Clock } from './use-reading.ts';
import type { RecorderMessages } from './messages-en.ts';

interface TakeAreaProps {
  session: Session;
  snapshot: Snapshot;
  clock: Clock;
  messages: RecorderMessages;
  props: RecorderProps;
  capSeconds: number;
}

/** From the first press to the end of the recording: one button, what the devices give, and the time. */
export function TakeArea({ session, snapshot, clock, messages, props, capSeconds }: TakeAreaProps) {
  const { state, stream, medium } = snapshot;
  const { language } = useUi();
  const { meter, heard } = useLevel(stream);
  const { phase } = state;
  const { act } = session;
  const compact = props.variant === 'compact';
  const check = medium === 'video' ? messages.recorderCheckCamera : messages.recorderCheckMicrophone;
  return (
    <div className="rb-rec-take">
      {props.kind === 'either' && (phase === 'idle' || phase === 'checking') && (
        <MediumChoice medium={medium} messages={messages} onChoose={session.chooseMedium} />
      )}
      {stream && medium === 'video' && <Preview stream={stream} label={messages.recorderPreview} />}
      <MainButton
        state={state}
        clock={clock}
        messages={messages}
        onPress={() => act(phase === 'recording' ? 'stop' : 'start')}
      />
      <div className="rb-rec-text">
        <TakeText
          phase={phase}
          clock={clock}
          messages={messages}
          props={props}
          capSeconds={capSeconds}
          text={(seconds) => formatDuration(seconds, language)}
        />
      </div>
      {stream && (
        <LevelMeter
          meter={meter}
          heard={heard}
          messages={messages}
          tells={phase === 'checking' || phase === 'preparing'}
        />
      )}
      {phase === 'checking' && stream && !compact && (
        <DeviceChoice stream={stream} medium={medium} messages={messages} onChoose={session.chooseDevice} />
      )}
      <div className="rb-rec-acts">
        {phase === 'idle' && !compact && <QuietButton onClick={() => act('check')}>{check}</QuietButton>}
        {(phase === 'checking' || phase === 'asking') && (
          <QuietButton onClick={() => act('cancel')}>{messages.recorderCancel}</QuietButton>
        )}
        {phase === 'recording' && props.pausable && (
          <QuietButton
            icon={clock.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => act(clock.paused ? 'resume' : 'pause')}
          >
            {clock.paused ? messages.recorderResume : messages.recorderPause}
          </QuietButton>
        )}
      </div>
    </div>
  );
}

interface TakeTextProps {
  phase: Snapshot['state']['phase'];
  clock: Clock;
  messages: RecorderMessages;
  props: RecorderProps;
  capSeconds: number;
  text: (seconds: number) => string;
}

function TakeText({ phase, clock, messages, props, capSeconds, text }: TakeTextProps) {
  const { prepSeconds = 0, answerSeconds } = props;
  switch (phase) {
    case 'idle':
    case 'checking':
      return (
        <>
          <strong aria-hidden="true">{messages.recorderRecord}</strong>
          <p>
            {phase === 'checking'
              ? messages.recorderReadyHint
              : [
                  prepSeconds > 0 && messages.recorderIdlePrep(prepSeconds),
                  answerSeconds === undefined
                    ? messages.recorderIdleFree(capSeconds)
                    : messages.recorderIdleAnswer(capSeconds),
                ]
                  .filter(Boolean)
                  .join(' ')}
          </p>
        </>
      );
    case 'asking':
      return <p>{messages.recorderAsking}</p>;
    case 'preparing':
      return (
        <>
          <strong role="timer">
            {messages.recorderPreparing} {text(clock.left ?? 0)}
          </strong>
          <p>{messages.recorderPreparingHint}</p>
        </>
      );
    case 'recording':
      return (
        <>
          <strong role="timer" data-live={clock.paused ? undefined : ''}>
            {clock.left === null ? text(clock.passed) : messages.recorderLeft(text(clock.left))}
          </strong>
          <p>{clock.paused ? messages.recorderPaused : messages.recorderRecording}</p>
        </>
      );
    case 'stopping':
      return <p>{messages.recorderStopping}</p>;
    case 'loading':
    case 'interrupted':
    case 'done':
    case 'trouble':
      return <p>{messages.recorderLoading}</p>;
  }
}
