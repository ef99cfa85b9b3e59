import { BlockFrame } from '../../views/block-frame.tsx';
import { MarkRow } from '../../views/marker/mark-row.tsx';
import type { MarkerPropsOf, MarkerViewOf } from '../../views/marker/marker-view.ts';
import { acceptShortMark, giveShortMark } from '../../views/marker/short-marks.ts';
import { MarkLine } from '../../views/review/mark-line.tsx';
import { outcomeOf, reasonOf } from '../../views/review/outcome.ts';
import { ReviewHead } from '../../views/review/review-head.tsx';
import { chosenOptions } from './choice.ts';
import { Choices } from './choices.tsx';
import { mcqReviewStyles } from './review-styles.ts';

/** The options as the student chose them, the machine's mark with its reason, and a person's over it. */
function Marker(props: MarkerPropsOf<'MCQ'>) {
  const { block, entry, onChange, mark, machine, position, uid, number, words, lang } = props;
  const chosen = chosenOptions(entry?.studentAnswer ?? '');
  const [item] = mark.items;
  const [proposed] = machine.items;
  const outcome = outcomeOf(machine, chosen.length > 0, proposed?.decision === 'manual');
  return (
    <BlockFrame
      uid={uid}
      number={number === undefined ? undefined : words.number(number)}
      className="rb-mcq-review"
      position={position}
    >
      <ReviewHead uid={uid} number={number} rubric={block.rubric} words={words} lang={lang} />
      <Choices block={block} solution={block} chosen={chosen} labelledBy={`${uid}r`} words={words} lang={lang} />
      <MarkLine
        mark={{ ...machine, pending: outcome === 'waiting' }}
        answered={chosen.length > 0}
        reason={proposed ? reasonOf(proposed, outcome, words) : ''}
        words={words}
      />
      {item && proposed && (
        <MarkRow
          name={number === undefined ? words.thisAnswer : words.question(number)}
          item={item}
          machine={proposed}
          onMark={(given) => onChange(giveShortMark(entry, given))}
          words={words}
        />
      )}
    </BlockFrame>
  );
}

/** How multiple choice is marked. */
export const mcqMarker: MarkerViewOf<'MCQ'> = {
  Marker,
  accept: ({ entry, machine }) => acceptShortMark(entry, machine.items[0]),
  styles: mcqReviewStyles,
};
