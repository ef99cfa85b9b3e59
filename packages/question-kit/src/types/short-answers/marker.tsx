import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { acceptShortMarks } from '../../families/short-answers/views/short-entry-marks.ts';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { Prompt } from '../../families/short-answers/views/prompt.tsx';
import { ShortMarks } from '../../families/short-answers/views/short-marks.tsx';
import { promptStyles } from '../../families/short-answers/views/short-styles.ts';
import type { ShortAnswersBlock, ShortAnswersEntry } from '../../families/short-answers/schema.ts';

/** Field by field: the prompt, the answer, the machine's mark with its reason and a person's over it. */
function Marker(props: MarkerProps<ShortAnswersBlock, ShortAnswersEntry>) {
  const { block, uid, number, messages, lang } = props;
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
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
export const shortAnswersMarker: MarkerView<ShortAnswersBlock, ShortAnswersEntry> = {
  Marker,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: promptStyles,
};
