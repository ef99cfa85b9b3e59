import { MarkRow } from '../../views/marker/mark-row.tsx';
import type { MarkerPropsOf, MarkerViewOf } from '../../views/marker/marker-view.ts';
import { acceptShortMark, giveShortMark } from '../../views/marker/short-marks.ts';
import { OutcomeMark } from '../../views/review/outcome-mark.tsx';
import { reasonOf } from '../../views/review/outcome.ts';
import { ReviewHead } from '../../views/review/review-head.tsx';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { GapResult } from './gap-result.tsx';
import { gapResults } from './gap-results.ts';
import { GapText } from './gap-text.tsx';
import { fillInBlanksReviewStyles } from './review-styles.ts';

/** The text as the student filled it in, and gap by gap the machine's mark with its reason and a person's over it. */
function Marker(props: MarkerPropsOf<'FillInBlanks'>) {
  const { block, entry, onChange, mark, machine, uid, number, words, lang } = props;
  const results = gapResults(block, block, entry, { ...mark, pending: false });
  const proposals = gapResults(block, block, entry, { ...machine, pending: false });
  const give = (gap: number, given: number | null) =>
    onChange(
      results.map((_, index) => (index === gap ? giveShortMark(entry?.[gap], given) : (entry?.[index] ?? unanswered))),
    );

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} words={words} lang={lang} />
      <GapText
        content={block.content}
        lang={lang}
        gaps={results.map((result, gap) => (
          <GapResult key={result.id} result={result} position={gap} words={words} />
        ))}
      />
      <ol className="rb-gapnotes" data-marking="" aria-label={words.notes}>
        {proposals.map((result, gap) => {
          const { id, given, item: proposed } = result;
          const item = mark.items[gap];
          if (!item || !proposed || !result.outcome) return null;
          const outcome = proposed.decision === 'manual' && given !== '' ? 'waiting' : result.outcome;
          return (
            <li key={id}>
              <span className="rb-n" aria-hidden="true">
                {words.number(gap + 1)}
              </span>
              <div>
                <p>
                  <bdi className="rb-written" lang={lang}>
                    {given === '' ? '—' : given}
                  </bdi>
                  <OutcomeMark outcome={outcome} words={words} />
                  <span className="rb-reason">{reasonOf(proposed, outcome, words)}</span>
                </p>
                <AcceptedAnswers result={result} words={words} />
              </div>
              <MarkRow
                name={words.gapNumber(gap + 1)}
                item={item}
                machine={proposed}
                onMark={(marked) => give(gap, marked)}
                words={words}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

const unanswered = { studentAnswer: '', studentMark: 0 };

/** How a text with gaps is marked. */
export const fillInBlanksMarker: MarkerViewOf<'FillInBlanks'> = {
  Marker,
  accept: ({ entry, machine }) => {
    const accepted = entry.map((one, index) => acceptShortMark(one, machine.items[index]));
    return accepted.some((one, index) => one !== entry[index]) ? accepted : entry;
  },
  styles: fillInBlanksReviewStyles,
};
