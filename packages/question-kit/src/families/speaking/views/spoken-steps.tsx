import { useRef, useState } from 'react';
import type { AnswerPart } from '../../../primitives/schema/answer-parts.ts';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import { recordingIdOf, recordingOf, withRecording } from '../recordings.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import { useCommitted } from '../../../primitives/views/use-committed.ts';
import type { SpokenItem, SpokenLook } from './spoken-kind.ts';
import { SpokenStep } from './spoken-step.tsx';
import { firstSteps, goTo, nextOpen, withId, withinItems } from './steps.ts';
import { speakingMessages } from './messages.ts';
import type { ItemId } from '../../../primitives/schema/ids.ts';

interface SpokenStepsProps<Item extends SpokenItem> {
  /** The prefix of the names of the recordings on the device. */
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
 * One prompt after another, as an examiner asks them: no later one is shown, and the student starts each. Earlier recordings can
 * be listened to; a skipped prompt can still be answered.
 */
export function SpokenSteps<Item extends SpokenItem>(props: SpokenStepsProps<Item>) {
  const { name, items, parts, onParts, look, uid, messages, lang } = props;
  const own = useMessages(speakingMessages);
  const [reached, setSteps] = useState(() => firstSteps(items, (id) => recordingOf(parts, id) !== undefined));
  const steps = withinItems(reached, items.length);
  const answered = (id: ItemId) => steps.taken.has(id) || recordingOf(parts, id) !== undefined;
  const next = nextOpen(items, steps, answered);
  const list = useRef<HTMLOListElement>(null);

  // Two uploads may finish before the next render: neither must undo the other.
  const latest = useRef({ parts, onParts });
  useCommitted(() => {
    latest.current = { parts, onParts };
  });
  const keep = (id: ItemId, file: FileRef | undefined) => {
    latest.current.parts = withRecording(latest.current.parts, id, file);
    latest.current.onParts([...latest.current.parts]);
  };

  const open = (index: number) => {
    setSteps(goTo(steps, index));
    focusStep(list.current, index);
  };
  const start = (id: ItemId) => {
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
        {items.length > 1 && items.every(({ id }) => answered(id)) ? own.speakingAllAnswered : ''}
      </p>
    </>
  );
}

/** The pressed button disappears, so the focus moves to the name of the opened prompt. */
function focusStep(list: HTMLElement | null, index: number): void {
  requestAnimationFrame(() => list?.children[index]?.querySelector<HTMLElement>('.rb-step-name')?.focus());
}
