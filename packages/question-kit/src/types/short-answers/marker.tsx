import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { acceptShortMarks } from '../../families/short-answers/views/short-entry-marks.ts';
import { FilledAnswer } from '../../primitives/review/filled-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { Prompt } from '../../families/short-answers/views/prompt.tsx';
import { ShortMarks } from '../../families/short-answers/views/short-marks.tsx';
import { shortResults } from '../../families/short-answers/views/short-results.ts';
import { promptStyles } from '../../families/short-answers/views/short-styles.ts';
import type { ShortAnswersBlock, ShortAnswersEntry } from '../../families/short-answers/schema.ts';

type Props = MarkerProps<ShortAnswersBlock, ShortAnswersEntry>;

/** Field by field the prompt and the answer, and the marks, unless they have a pane of their own. */
function Answer(props: Props) {
  const { block, entry, mark, uid, number, messages, lang, isBeside } = props;
  const promptAt = (place: number) => (
    <span className="rb-prompt" lang={lang} dir="auto">
      <Prompt text={block.content[place]?.prompt ?? ''} />
    </span>
  );
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      {isBeside ? (
        <ol className="rb-givenlist">
          {shortResults(block, block, entry, { ...mark, pending: false }).map((result, place) => (
            <li key={result.id} dir="auto">
              {promptAt(place)}
              <FilledAnswer result={result} position={place} messages={messages} />
            </li>
          ))}
        </ol>
      ) : (
        <ShortMarks {...props} leadOf={(_, place) => promptAt(place)} />
      )}
    </>
  );
}

/** The marks of the fields, where the fields do not bring them. */
function Marks(props: Props) {
  return props.isBeside && <ShortMarks {...props} />;
}

/** How short answers are marked. */
export const shortAnswersMarker: MarkerView<ShortAnswersBlock, ShortAnswersEntry> = {
  Answer,
  Marks,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: promptStyles,
};
