import { Fragment } from 'react';
import type { AnswerPart } from '../../../primitives/schema/answer-parts.ts';
import { looseFiles, recordingOf } from '../recordings.ts';
import type { AnswerMessages } from '../../../primitives/messages/answer.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import type { ShowRecording, SpokenItem, SpokenLook } from './spoken-kind.ts';
import { speakingMessages } from './messages.ts';

interface SpokenListProps<Item extends SpokenItem> {
  items: readonly Item[];
  parts: readonly AnswerPart[];
  look: SpokenLook<Item>;
  /** Where it is listened to: by the student who answers, by a marker, or by whoever reads the result. */
  place: 'answer' | 'marker' | 'review';
  /** Shows only the prompts, where nothing can have been recorded. */
  promptsOnly?: boolean;
  showRecording: ShowRecording;
  messages: AnswerMessages;
  lang: string;
}

/** Every prompt or photo with its recording. */
export function SpokenList<Item extends SpokenItem>(props: SpokenListProps<Item>) {
  const { items, parts, look, place, promptsOnly = false, showRecording, messages, lang } = props;
  const { kind, Prompt } = look;
  const own = useMessages(speakingMessages);
  const others = looseFiles(parts, items);
  const labelOf = {
    answer: own.speakingAnswerTo,
    marker: own.speakingStudentAnswerTo,
    review: own.speakingReviewedAnswerTo,
  }[place];

  return (
    <>
      <ol className="rb-said">
        {items.map((item, index) => {
          const file = recordingOf(parts, item.id);
          return (
            <li key={item.id}>
              {items.length > 1 && <h3 className="rb-step-name">{own.speakingItem(kind, index + 1)}</h3>}
              <Prompt item={item} messages={messages} lang={lang} />
              {file && showRecording(file, labelOf(kind, index + 1, items.length))}
              {!file && !promptsOnly && <p className="rb-waiting">{own.speakingNothingRecorded}</p>}
            </li>
          );
        })}
      </ol>
      {others.length > 0 && (
        <section className="rb-said" aria-label={own.speakingOtherFiles}>
          <h3 className="rb-step-name">{own.speakingOtherFiles}</h3>
          {others.map((file) => (
            <Fragment key={file.id}>{showRecording(file, file.name)}</Fragment>
          ))}
        </section>
      )}
    </>
  );
}
