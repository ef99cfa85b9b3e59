import { isBlank } from '../../../../primitives/rich-text/rich-text.ts';
import { richText } from '../../../../primitives/views/rich-text.tsx';
import { letterOf } from '../../../../types/mcq/choice.ts';
import type { PrintMessages } from './messages.ts';
import type { PrintedBlock } from './printed-items.ts';

/** A right answer: the number of its item, its letter, or both, and what it says. */
interface RightAnswer {
  labels: readonly string[];
  text: string;
}

/** The right answers to a part, a line for each. Empty where a person decides. */
function rightAnswersOf({ block, student, number }: PrintedBlock): RightAnswer[] {
  const label = (index: number) => `${number ?? ''}.${index + 1}`;
  switch (block.type) {
    case 'MCQ':
      return block.content.flatMap(({ text, correct }, index) =>
        correct ? [{ labels: [letterOf(index)], text }] : [],
      );
    case 'FillInBlanks':
      return block.content
        .flatMap((item) => (item.type === 'gap' ? [item.answers] : []))
        .map((answers, index) => ({ labels: [label(index)], text: answers.join(' / ') || '–' }));
    case 'ShortAnswers':
      return block.content.slice(0, block.answersCount).map(({ answers }, index) => ({
        labels: [label(index)],
        text: answers.filter((answer) => answer.trim() !== '').join(' / ') || '–',
      }));
    case 'Matching': {
      const rights = student.type === 'Matching' ? student.rights : [];
      return block.content.map(({ right }, index) => {
        const letters = rights.flatMap(({ text }, at) => (text.trim() === right.trim() ? [letterOf(at)] : []));
        return { labels: [label(index), ...(letters.length === 0 ? [] : [letters.join(' / ')])], text: right };
      });
    }
    case 'WritingEssays':
    case 'WritingPhotoDescription':
    case 'WritingSummaries':
    case 'SpeakingQA':
    case 'SpeakingPhotoDescription':
    case 'VideoSpeaking':
    case 'Rubric':
    case 'Vocab':
      return [];
  }
}

/** The key to a part. */
export function PrintedKey({ printed, m }: { printed: PrintedBlock; m: PrintMessages }) {
  const { block } = printed;
  const answers = rightAnswersOf(printed);
  const model = block.modelAnswer !== undefined && !isBlank(block.modelAnswer) ? block.modelAnswer : null;
  return (
    <>
      {/* A number or a letter does not turn the line, which has the direction of its part. */}
      {answers.map(({ labels, text }) => (
        <p key={`${labels.join(' ')} ${text}`}>
          {labels.map((label) => (
            <span key={label}>
              <b dir="ltr">{label}</b>{' '}
            </span>
          ))}
          <bdi>{text}</bdi>
        </p>
      ))}
      {answers.length === 0 && (
        // In the language of the paper, within a part that may have another.
        <p data-part="note" dir="auto">
          {m.noKey}
        </p>
      )}
      {model !== null && (
        <div data-part="passage">
          <p data-part="label">
            <b>{m.modelAnswer}</b>
          </p>
          <div data-part="passage" dir="auto">
            {richText(model)}
          </div>
        </div>
      )}
    </>
  );
}
