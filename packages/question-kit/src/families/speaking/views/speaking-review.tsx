import type { SpokenEntry } from '../schema.ts';
import { ModelAnswer } from '../../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../../primitives/review/review-head.tsx';
import type { ReviewProps } from '../../../primitives/review/review-view.ts';
import type { SpokenStudentBlock } from './speaking-answer.tsx';
import type { SpokenItem, SpokenLook } from './spoken-kind.ts';
import { HeardRecording } from './heard-recording.tsx';
import { SpokenList } from './spoken-list.tsx';
import { SpokenResult } from './spoken-result.tsx';

interface SpeakingReviewProps<Item extends SpokenItem> extends ReviewProps<
  SpokenStudentBlock<Item>,
  { modelAnswer?: string | undefined },
  SpokenEntry
> {
  look: SpokenLook<Item>;
}

/** Every prompt with its recording, the marks by component, and the teacher's comment. */
export function SpeakingReview<Item extends SpokenItem>(props: SpeakingReviewProps<Item>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang, look } = props;
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <SpokenList
        items={block.content}
        parts={entry?.studentAnswer ?? []}
        look={look}
        place="review"
        showRecording={(file, label) => (
          <HeardRecording file={file} label={label} comments={entry?.timedComments} lang={lang} />
        )}
        messages={messages}
        lang={lang}
      />
      <SpokenResult entry={entry} mark={mark} uid={uid} messages={messages} lang={lang} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}
