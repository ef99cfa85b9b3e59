import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnswerPart } from '../../../primitives/schema/answer-parts.ts';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import { recordingIdOf, recordingOf, withRecording } from '../recordings.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer-en.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import type { SpokenItem, SpokenLook } from './spoken-kind.ts';
import { SpokenStep } from './spoken-step.tsx';
import { firstSteps, goTo, nextOpen, withId, withinItems } from './steps.ts';
import { speakingMessages } from './messages.ts';

const useCommitted = typeof document === 'undefined' ? useEffect : useLayoutEffect;

interface SpokenStepsProps<Item extends SpokenItem> {
  /** Begins the name of every recording on the device. */
  name: string;
  items: readonly Item[];
  parts: readonly AnswerPart[];
  onParts: (parts: AnswerPart[]) => void;
  look: SpokenLook<Item>;
  uid: string;
  messages: AnswerMessages;
  lang: string;
}

/**
 * One prompt after another, as an examiner asks them: no later one is shown, and the student starts each. What is behind can
 * be listened to; what was left out can be answered after all.
 */
export function SpokenSteps<Item extends SpokenItem>(props: SpokenStepsProps<Item>) {
  const { name, items, parts, onParts, look, uid, messages, lang } = props;
  const said = useMessages(speakingMessages);
  const [reached, setSteps] = useState(() => firstSteps(items, (id) => recordingOf(parts, id) !== undefined));
  const steps = withinItems(reached, items.length);
  const answered = (id: string) => steps.taken.has(id) || recordingOf(parts, id) !== undefined;
  const next = nextOpen(items, steps, answered);
  const list = useRef<HTMLOListElement>(null);

  // Two recordings may arrive at the host before the next drawing: neither must undo the other.
  const latest = useRef({ parts, onParts });
  useCommitted(() => {
    latest.current = { parts, onParts };
  });
  const keep = (id: string, file: FileRef | undefined) => {
    latest.current.parts = withRecording(latest.current.parts, id, file);
    latest.current.onParts([...latest.current.parts]);
  };

  const open = (index: number) => {
    setSteps(goTo(steps, index));
    focusStep(list.current, index);
  };
  const start = (id: string) => {
    setSteps({ ...steps, started: withId(steps.started, id) });
    focusStep(list.current, steps.current);
  };

  return (
    <>
      {items.length > 1 && (
        <div className="rb-way" aria-hidden="true">
          {items.map(({ id }, index) => (
            <span key={id} data-answered={answered(id) || undefined} data-here={index === steps.current || undefined} />
          ))}
        </div>
      )}
      <ol className="rb-steps" ref={list}>
        {items.slice(0, steps.furthest + 1).map((item, index) => (
          <SpokenStep
            key={item.id}
            item={item}
            index={index}
            total={items.length}
            steps={steps}
            recordingId={recordingIdOf(name, item.id)}
            file={recordingOf(parts, item.id)}
            answered={answered(item.id)}
            hasNext={next !== undefined}
            onFile={(file) => keep(item.id, file)}
            onTaken={() => setSteps((now) => ({ ...now, taken: withId(now.taken, item.id) }))}
            onStart={() => start(item.id)}
            onNext={() => next !== undefined && open(next)}
            onOpen={() => open(index)}
            look={look}
            uid={uid}
            messages={messages}
            lang={lang}
          />
        ))}
      </ol>
      <p className="rb-all" role="status">
        {items.length > 1 && items.every(({ id }) => answered(id)) ? said.speakingAllAnswered : ''}
      </p>
    </>
  );
}

/** The button that was pressed goes; the focus goes to the name of what has opened. */
function focusStep(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => list?.children[index]?.querySelector<HTMLElement>('.rb-step-name')?.focus());
}
