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
import type { RecorderWords } from './words-en.ts';

interface TakeAreaProps {
  session: Session;
  snapshot: Snapshot;
  clock: Clock;
  words: RecorderWords;
  props: RecorderProps;
  capSeconds: number;
}

/** From the first press to the end of the recording: one button, what the devices give, and the time. */
export function TakeArea({ session, snapshot, clock, words, props, capSeconds }: TakeAreaProps) {
  const { state, stream, medium } = snapshot;
  const { language } = useUi();
  const { meter, heard } = useLevel(stream);
  const { phase } = state;
  const { act } = session;
  const compact = props.variant === 'compact';
  const check = medium === 'video' ? words.recorderCheckCamera : words.recorderCheckMicrophone;
  return (
    <div className="rb-rec-take">
      {props.kind === 'either' && (phase === 'idle' || phase === 'checking') && (
        <MediumChoice medium={medium} words={words} onChoose={session.chooseMedium} />
      )}
      {stream && medium === 'video' && <Preview stream={stream} label={words.recorderPreview} />}
      <MainButton
        state={state}
        clock={clock}
        words={words}
        onPress={() => act(phase === 'recording' ? 'stop' : 'start')}
      />
      <div className="rb-rec-text">
        <TakeText
          phase={phase}
          clock={clock}
          words={words}
          props={props}
          capSeconds={capSeconds}
          text={(seconds) => formatDuration(seconds, language)}
        />
      </div>
      {stream && (
        <LevelMeter meter={meter} heard={heard} words={words} tells={phase === 'checking' || phase === 'preparing'} />
      )}
      {phase === 'checking' && stream && !compact && (
        <DeviceChoice stream={stream} medium={medium} words={words} onChoose={session.chooseDevice} />
      )}
      <div className="rb-rec-acts">
        {phase === 'idle' && !compact && <QuietButton onClick={() => act('check')}>{check}</QuietButton>}
        {(phase === 'checking' || phase === 'asking') && (
          <QuietButton onClick={() => act('cancel')}>{words.recorderCancel}</QuietButton>
        )}
        {phase === 'recording' && props.pausable && (
          <QuietButton
            icon={clock.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => act(clock.paused ? 'resume' : 'pause')}
          >
            {clock.paused ? words.recorderResume : words.recorderPause}
          </QuietButton>
        )}
      </div>
    </div>
  );
}

interface TakeTextProps {
  phase: Snapshot['state']['phase'];
  clock: Clock;
  words: RecorderWords;
  props: RecorderProps;
  capSeconds: number;
  text: (seconds: number) => string;
}

function TakeText({ phase, clock, words, props, capSeconds, text }: TakeTextProps) {
  const { prepSeconds = 0, answerSeconds } = props;
  switch (phase) {
    case 'idle':
    case 'checking':
      return (
        <>
          <strong aria-hidden="true">{words.recorderRecord}</strong>
          <p>
            {phase === 'checking'
              ? words.recorderReadyHint
              : [
                  prepSeconds > 0 && words.recorderIdlePrep(prepSeconds),
                  answerSeconds === undefined
                    ? words.recorderIdleFree(capSeconds)
                    : words.recorderIdleAnswer(capSeconds),
                ]
                  .filter(Boolean)
                  .join(' ')}
          </p>
        </>
      );
    case 'asking':
      return <p>{words.recorderAsking}</p>;
    case 'preparing':
      return (
        <>
          <strong role="timer">
            {words.recorderPreparing} {text(clock.left ?? 0)}
          </strong>
          <p>{words.recorderPreparingHint}</p>
        </>
      );
    case 'recording':
      return (
        <>
          <strong role="timer" data-live={clock.paused ? undefined : ''}>
            {clock.left === null ? text(clock.passed) : words.recorderLeft(text(clock.left))}
          </strong>
          <p>{clock.paused ? words.recorderPaused : words.recorderRecording}</p>
        </>
      );
    case 'stopping':
      return <p>{words.recorderStopping}</p>;
    case 'loading':
    case 'interrupted':
    case 'done':
    case 'trouble':
      return <p>{words.recorderLoading}</p>;
  }
}
