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
import type { Clock } from './use-clock.ts';
import type { RecorderMessages } from './messages-en.ts';

interface TakeAreaProps {
  session: Session;
  snapshot: Snapshot;
  clock: Clock;
  messages: RecorderMessages;
  props: RecorderProps;
  capSeconds: number;
  /** How often one may still record. */
  left: number;
}

/** Recording, from the first press to the end: the main button, the device output and the time. */
export function TakeArea({ session, snapshot, clock, messages, props, capSeconds, left }: TakeAreaProps) {
  const { state, stream, medium } = snapshot;
  const { language } = useUi();
  const { meter, level } = useLevel(stream, session.hear);
  const { phase } = state;
  const { trigger } = session;
  const compact = props.variant === 'compact';
  // The picture, the meter and the choice stay in their places: whoever chooses by keys goes on choosing.
  const isOpening = phase === 'checking' && !stream;
  const check = medium === 'video' ? messages.recorderCheckCamera : messages.recorderCheckMicrophone;
  return (
    <div className="rb-rec-take">
      {props.kind === 'either' && (phase === 'idle' || phase === 'checking') && (
        <MediumChoice medium={medium} messages={messages} onChoose={session.chooseMedium} />
      )}
      {(stream || isOpening) && medium === 'video' && <Preview stream={stream} label={messages.recorderPreview} />}
      <MainButton
        state={state}
        clock={clock}
        isOpening={isOpening}
        messages={messages}
        onPress={() => trigger(phase === 'recording' ? 'stop' : 'start')}
      />
      <div className="rb-rec-text">
        <TakeText
          phase={phase}
          clock={clock}
          messages={messages}
          props={props}
          capSeconds={capSeconds}
          left={left}
          text={(seconds) => formatDuration(seconds, language)}
        />
      </div>
      {(stream || isOpening) && (
        <LevelMeter
          meter={meter}
          level={level}
          messages={messages}
          showsHint={phase === 'checking' || phase === 'preparing'}
        />
      )}
      {phase === 'checking' && !compact && (
        <DeviceChoice stream={stream} medium={medium} messages={messages} onChoose={session.chooseDevice} />
      )}
      <div className="rb-rec-actions">
        {phase === 'idle' && !compact && <QuietButton onClick={() => trigger('check')}>{check}</QuietButton>}
        {(phase === 'checking' || phase === 'asking') && (
          <QuietButton onClick={() => trigger('cancel')}>{messages.recorderCancel}</QuietButton>
        )}
        {phase === 'recording' && props.pausable && (
          <QuietButton
            icon={clock.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => trigger(clock.isPaused ? 'resume' : 'pause')}
          >
            {clock.isPaused ? messages.recorderResume : messages.recorderPause}
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
  left: number;
  text: (seconds: number) => string;
}

function TakeText({ phase, clock, messages, props, capSeconds, left, text }: TakeTextProps) {
  const { prepSeconds = 0, answerSeconds, tries } = props;
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
                  tries !== undefined && messages.recorderTries(left),
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
            {messages.recorderPreparing} {text(clock.secondsLeft ?? 0)}
          </strong>
          <p>{messages.recorderPreparingHint}</p>
        </>
      );
    case 'recording':
      return (
        <>
          <strong role="timer" data-live={clock.isPaused ? undefined : ''}>
            {clock.secondsLeft === null ? text(clock.secondsPassed) : messages.recorderLeft(text(clock.secondsLeft))}
          </strong>
          <p>{clock.isPaused ? messages.recorderPaused : messages.recorderRecording}</p>
        </>
      );
    case 'stopping':
      return <p>{messages.recorderStopping}</p>;
    case 'loading':
    case 'interrupted':
    case 'done':
    case 'error':
      return <p>{messages.recorderLoading}</p>;
  }
}
