import { useCallback, useRef, useState } from 'react';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import { LazyRecorder } from '../../../primitives/recorder/lazy-recorder.tsx';
import type { RecorderPhase } from '../../../primitives/recorder/recorder-props.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenItem, SpokenLook } from './spoken-kind.ts';
import { isHidden, type Steps } from './steps.ts';
import { StepGate } from './step-gate.tsx';
import { StepName } from './step-name.tsx';
import { speakingMessages } from './messages.ts';
import { useKeepInSight } from './use-keep-in-sight.ts';
import { usePreparation } from './use-preparation.ts';
import type { RecordingId } from '../../../primitives/schema/ids.ts';

interface SpokenStepProps<Item extends SpokenItem> {
  item: Item;
  index: number;
  total: number;
  steps: Steps;
  recordingId: RecordingId;
  file: FileRef | undefined;
  /** Recorded, whether or not it is uploaded. */
  answered: boolean;
  hasNext: boolean;
  onFile: (file: FileRef | undefined) => void;
  onTaken: () => void;
  onStart: () => void;
  onNext: () => void;
  onOpen: () => void;
  look: SpokenLook<Item>;
  uid: string;
  messages: AnswerMessages;
  lang: string;
}

/** Recorder states in which nothing is interrupted by going on. */
const calm: ReadonlySet<RecorderPhase> = new Set(['loading', 'idle', 'checking', 'done', 'error']);

/** Recorder states in which the prompt, the time and the buttons have to be seen together. */
const timed: ReadonlySet<RecorderPhase> = new Set(['preparing', 'recording', 'done']);

/** One prompt: open with its recorder, or an earlier one, collapsed, with its recording. */
export function SpokenStep<Item extends SpokenItem>(props: SpokenStepProps<Item>) {
  const { item, index, total, steps, recordingId, file, answered, hasNext, look, uid, messages, lang } = props;
  const { kind, Prompt } = look;
  const own = useMessages(speakingMessages);
  const [phase, setPhase] = useState<RecorderPhase>('loading');
  const [unfolded, setUnfolded] = useState(false);
  const [isFound, setFound] = useState(false);
  const { prepSeconds, ...preparation } = usePreparation(item, recordingId);
  const isCurrent = index === steps.current;
  const hidden = !isFound && isHidden(item, steps, answered);
  const find = useCallback(() => setFound(true), []);
  const body = `${uid}s${index}`;
  const prompt = `${body}p`;
  const step = useRef<HTMLLIElement>(null);
  useKeepInSight(step, isCurrent && timed.has(phase));

  const hear = (now: RecorderPhase) => {
    setPhase(now);
    preparation.onPhase(now);
    if (now === 'done') props.onTaken();
  };

  const start = () => {
    // The time has run on while the gate was open.
    preparation.refresh();
    props.onStart();
  };

  return (
    <li ref={step} className="rb-step" data-current={isCurrent || undefined}>
      <StepName
        kind={kind}
        index={index}
        total={total}
        isCurrent={isCurrent}
        answered={answered}
        body={body}
        prompt={hidden ? undefined : prompt}
        unfolded={unfolded}
        onFold={() => setUnfolded(!unfolded)}
        onOpen={props.onOpen}
      />
      {isCurrent && hidden && <StepGate {...{ kind, item, recordingId, prepSeconds }} onStart={start} onFound={find} />}
      {!hidden && (isCurrent || answered) && (
        <div id={body} className="rb-step-body" hidden={!isCurrent && !unfolded}>
          <div id={prompt} className="rb-step-prompt">
            <Prompt item={item} messages={messages} lang={lang} />
          </div>
          {isCurrent && item.audio && !answered && (
            <p className="rb-aside" dir="auto">
              {own.speakingListenFirst}
            </p>
          )}
          <LazyRecorder
            key={recordingId}
            kind="audio"
            recordingId={recordingId}
            variant={kind === 'photo' ? 'row' : 'full'}
            label={own.speakingAnswerTo(kind, index + 1, total)}
            value={file}
            onChange={props.onFile}
            onPhase={hear}
            prepSeconds={prepSeconds}
            answerSeconds={item.answerSeconds}
            retakes={isCurrent ? 'unlimited' : 0}
            readOnly={!isCurrent && file !== undefined}
            autoStart={isCurrent && steps.started.has(item.id) && !item.audio}
          />
          {isCurrent && hasNext && calm.has(phase) && (
            <div className="rb-go">
              <button type="button" className={answered ? 'rb-next' : 'rb-tool'} onClick={props.onNext}>
                {answered ? own.speakingNext(kind) : own.speakingSkip}
              </button>
              {answered && (
                <p className="rb-aside" dir="auto">
                  {own.speakingRetakeUntilNext}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </li>
  );
}
