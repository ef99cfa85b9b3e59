import { MarkRow } from '../../primitives/marker/mark-row.tsx';
import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { acceptShortMark, giveShortMark } from '../../families/short-answers/views/short-entry-marks.ts';
import { OutcomeMark } from '../../primitives/review/outcome-mark.tsx';
import { outcomeOf, reasonOf } from '../../primitives/review/outcome.ts';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { chosenOptions } from './choice.ts';
import { Choices } from './choices.tsx';
import { mcqReviewStyles } from './review-styles.ts';
import type { McqBlock, McqEntry } from './schema.ts';

/** The options as the student chose them, and the machine's mark with its reason. */
function Answer(props: MarkerProps<McqBlock, McqEntry>) {
  const { block, entry, machine, uid, number, messages, lang } = props;
  const chosen = chosenOptions(entry?.studentAnswer ?? '');
  const [proposed] = machine.items;
  const outcome = outcomeOf(machine, chosen.length > 0, proposed?.decision === 'manual');
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <Choices
        block={block}
        solution={block}
        chosen={chosen}
        chosenLabel={messages.studentAnswer}
        labelledBy={`${uid}r`}
        messages={messages}
        lang={lang}
      />
      <p className="rb-markline">
        <OutcomeMark outcome={outcome} messages={messages} />
        <span className="rb-reason">{proposed && reasonOf(proposed, outcome, messages)}</span>
      </p>
    </>
  );
}

/** The machine's mark, and a person's over it. */
function Marks({ entry, onChange, mark, machine, number, messages }: MarkerProps<McqBlock, McqEntry>) {
  const [item] = mark.items;
  const [proposed] = machine.items;
  if (!item || !proposed) return null;
  return (
    <MarkRow
      name={number === undefined ? messages.thisAnswer : messages.question(number)}
      item={item}
      machine={proposed}
      onMark={(given) => onChange(giveShortMark(entry, given))}
      messages={messages}
    />
  );
}

/** How multiple choice is marked. */
export const mcqMarker: MarkerView<McqBlock, McqEntry> = {
  Answer,
  Marks,
  accept: ({ entry, machine }) => acceptShortMark(entry, machine.items[0]),
  styles: mcqReviewStyles,
};
