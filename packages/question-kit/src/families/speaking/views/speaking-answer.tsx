import type { SpokenEntry } from '../schema.ts';
import type { AnswerProps } from '../../../primitives/answer/answer-view.ts';
import { useKit } from '../../../primitives/views/kit-context.ts';
import { Rubric } from '../../../primitives/views/rubric.tsx';
import { NoUploads } from './no-uploads.tsx';
import type { SpokenItem, SpokenLook } from './spoken-kind.ts';
import { SpokenList } from './spoken-list.tsx';
import { SpokenRecording } from './spoken-recording.tsx';
import { SpokenSteps } from './spoken-steps.tsx';
import type { BlockId } from '../../../primitives/schema/ids.ts';

/** A block of prompts or photos, as a student receives it. */
export interface SpokenStudentBlock<Item> {
  id?: BlockId | undefined;
  rubric: string;
  content: Item[];
  maximum: number;
}

interface SpeakingAnswerProps<Item extends SpokenItem, Entry extends SpokenEntry> extends AnswerProps<
  SpokenStudentBlock<Item>,
  Entry
> {
  look: SpokenLook<Item>;
  /** The empty entry. */
  empty: () => Entry;
}

/** Prompts or photos to speak about, one at a time; recordings can be listened to again. */
export function SpeakingAnswer<Item extends SpokenItem, Entry extends SpokenEntry>(
  props: SpeakingAnswerProps<Item, Entry>,
) {
  const { block, entry, onChange, readOnly, uid, number, messages, lang, look, empty } = props;
  const { media } = useKit();
  const parts = entry?.studentAnswer ?? [];
  const canRecord = !readOnly && media.upload !== undefined;

  return (
    <>
      <div className="rb-rubric" id={`${uid}r`}>
        <Rubric html={block.rubric} number={number} messages={messages} lang={lang} />
      </div>
      {canRecord ? (
        <SpokenSteps
          name={block.id ?? ''}
          items={block.content}
          parts={parts}
          onParts={(studentAnswer) => onChange({ ...(entry ?? empty()), studentAnswer })}
          look={look}
          uid={uid}
          messages={messages}
          lang={lang}
        />
      ) : (
        <>
          {!readOnly && <NoUploads />}
          <SpokenList
            items={block.content}
            parts={parts}
            look={look}
            place="answer"
            promptsOnly={!readOnly}
            showRecording={(file, label) => <SpokenRecording file={file} label={label} lang={lang} />}
            messages={messages}
            lang={lang}
          />
        </>
      )}
      <div className="rb-foot">
        <span className="rb-points">{messages.points(block.maximum)}</span>
      </div>
    </>
  );
}
