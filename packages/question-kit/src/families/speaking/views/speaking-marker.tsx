import type { SpokenComponent } from '../components.ts';
import { hasRecording } from '../recordings.ts';
import type { SpokenEntry } from '../schema.ts';
import type { MarkerProps } from '../../../primitives/marker/marker-view.ts';
import { ModelAnswer } from '../../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../../primitives/review/review-head.tsx';
import type { SpokenItem, SpokenLook } from './spoken-kind.ts';
import { CommentedRecording } from './commented-recording.tsx';
import { SpokenList } from './spoken-list.tsx';
import { SpokenMarks } from './spoken-marks.tsx';
import type { BlockId } from '../../../primitives/schema/ids.ts';

interface SpokenBlock<Item> {
  id?: BlockId | undefined;
  rubric: string;
  modelAnswer?: string | undefined;
  content: Item[];
}

interface SpeakingMarkerProps<
  Item extends SpokenItem,
  Field extends string,
  Entry extends SpokenEntry & Readonly<Record<Field, number>>,
> extends MarkerProps<SpokenBlock<Item>, Entry> {
  look: SpokenLook<Item>;
  components: readonly SpokenComponent<Field>[];
  /** The empty entry. */
  empty: () => Entry;
}

/** Spoken answers to be marked: the recordings in the order of the prompts. */
export function SpokenAnswer<
  Item extends SpokenItem,
  Field extends string,
  Entry extends SpokenEntry & Readonly<Record<Field, number>>,
>(props: SpeakingMarkerProps<Item, Field, Entry>) {
  const { block, onChange, uid, number, messages, lang, look } = props;
  const entry = props.entry ?? props.empty();
  const nothing = !hasRecording(entry.studentAnswer);
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      {nothing && <p className="rb-waiting">{messages.studentGaveNothing}</p>}
      <SpokenList
        items={block.content}
        parts={entry.studentAnswer}
        look={look}
        place="marker"
        promptsOnly={nothing}
        showRecording={(file, label) => (
          <CommentedRecording
            key={file.id}
            file={file}
            label={label}
            comments={entry.timedComments}
            onChange={(timedComments) => onChange({ ...entry, timedComments })}
            messages={messages}
            lang={lang}
          />
        )}
        messages={messages}
        lang={lang}
      />
    </>
  );
}

/** The components of a spoken answer, and a comment on the whole. */
export function SpokenAnswerMarks<
  Item extends SpokenItem,
  Field extends string,
  Entry extends SpokenEntry & Readonly<Record<Field, number>>,
>(props: Omit<SpeakingMarkerProps<Item, Field, Entry>, 'look'>) {
  const { block, onChange, uid, messages, lang, components } = props;
  return (
    <>
      <SpokenMarks
        components={components}
        entry={props.entry ?? props.empty()}
        onChange={onChange}
        name={block.id ?? uid}
        uid={uid}
        messages={messages}
        lang={lang}
      />
      <ModelAnswer title={messages.modelAnswer} html={block.modelAnswer} lang={lang} />
    </>
  );
}
