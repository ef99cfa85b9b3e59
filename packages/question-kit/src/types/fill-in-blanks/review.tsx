import { Explanation } from '../../views/review/explanation.tsx';
import { MarkLine } from '../../views/review/mark-line.tsx';
import { ModelAnswer } from '../../views/review/model-answer.tsx';
import { reasonOf } from '../../views/review/outcome.ts';
import { OutcomeMark } from '../../views/review/outcome-mark.tsx';
import { ReviewHead } from '../../views/review/review-head.tsx';
import type { ReviewPropsOf, ReviewViewOf } from '../../views/review/review-view.ts';
import { AcceptedAnswers } from './accepted-answers.tsx';
import { GapResult } from './gap-result.tsx';
import { gapResults } from './gap-results.ts';
import { GapText } from './gap-text.tsx';
import { fillInBlanksReviewStyles } from './review-styles.ts';

/** The text with what was given in its gaps, and below it gap by gap what is right and why. */
function Review(props: ReviewPropsOf<'FillInBlanks'>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, words, lang } = props;
  const results = gapResults(block, solution, entry, mark);

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} words={words} lang={lang} />
      <GapText
        content={block.content}
        lang={lang}
        gaps={results.map((result, position) => (
          <GapResult key={result.id} result={result} position={position} words={words} />
        ))}
      />
      <MarkLine mark={mark} answered={results.some(({ given }) => given !== '')} words={words} />
      {mark && (
        <ol className="rb-gapnotes" aria-label={words.notes}>
          {results.map((result, position) => (
            <li key={result.id}>
              <span className="rb-n">
                <span className="rb-sr">{words.gapNumber(position + 1)}</span>
                <span aria-hidden="true">{words.number(position + 1)}</span>
              </span>
              <div>
                <p>
                  {result.outcome && <OutcomeMark outcome={result.outcome} words={words} />}
                  {result.item && result.outcome && <span>{reasonOf(result.item, result.outcome, words)}</span>}
                </p>
                <AcceptedAnswers result={result} words={words} />
                <Explanation title={words.why} html={result.key?.why} lang={lang} />
              </div>
              {result.item && <span className="rb-earned">{words.markOf(result.item.mark, result.item.maximum)}</span>}
            </li>
          ))}
        </ol>
      )}
      {showModelAnswer && <ModelAnswer title={words.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How a text with gaps is reviewed. */
export const fillInBlanksReview: ReviewViewOf<'FillInBlanks'> = { Review, styles: fillInBlanksReviewStyles };
