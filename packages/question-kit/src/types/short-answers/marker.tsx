import type { MarkerPropsOf, MarkerViewOf } from '../../views/marker/marker-view.ts';
import { acceptShortMarks } from '../../views/marker/short-marks.ts';
import { ReviewHead } from '../../views/review/review-head.tsx';
import { Prompt } from '../../views/short/prompt.tsx';
import { ShortMarks } from '../../views/short/short-marks.tsx';
import { promptStyles } from '../../views/short/short-styles.ts';

/** Field by field: the prompt, the answer, the machine's mark with its reason and a person's over it. */
function Marker(props: MarkerPropsOf<'ShortAnswers'>) {
  const { block, uid, number, words, lang } = props;
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} words={words} lang={lang} />
      <ShortMarks
        {...props}
        leadOf={(_, place) => (
          <span className="rb-prompt" lang={lang} dir="auto">
            <Prompt text={block.content[place]?.prompt ?? ''} />
          </span>
        )}
      />
    </>
  );
}

/** How short answers are marked. */
export const shortAnswersMarker: MarkerViewOf<'ShortAnswers'> = {
  Marker,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: promptStyles,
};
