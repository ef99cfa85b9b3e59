import { ItemMarks } from '../../primitives/marker/item-marks.tsx';
import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { acceptShortMarks, giveShortMarkAt } from '../../families/short-answers/views/short-entry-marks.ts';
import { FilledAnswer } from '../../primitives/review/filled-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { gapResults } from './gap-results.ts';
import { GapText } from './gap-text.tsx';
import { fillInBlanksReviewStyles } from './gap-text-styles.ts';
import type { FillInBlanksBlock, FillInBlanksEntry } from './schema.ts';

/** The text as the student filled it in. */
function Answer(props: MarkerProps<FillInBlanksBlock, FillInBlanksEntry>) {
  const { block, entry, mark, uid, number, messages, lang } = props;
  const results = gapResults(block, block, entry, { ...mark, pending: false });
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <GapText
        content={block.content}
        lang={lang}
        gaps={results.map((result, gap) => (
          <FilledAnswer key={result.id} result={result} position={gap} messages={messages} />
        ))}
      />
    </>
  );
}

/** Gap by gap the machine's mark with its reason, and a person's over it. */
function Marks(props: MarkerProps<FillInBlanksBlock, FillInBlanksEntry>) {
  const { block, entry, onChange, mark, machine, messages, lang } = props;
  const proposals = gapResults(block, block, entry, { ...machine, pending: false });
  return (
    <ItemMarks
      proposals={proposals}
      mark={mark}
      onMark={(gap, given) => onChange(giveShortMarkAt(entry, proposals.length, gap, given))}
      label={messages.notes}
      nameOf={messages.gapNumber}
      messages={messages}
      lang={lang}
    />
  );
}

/** How a text with gaps is marked. */
export const fillInBlanksMarker: MarkerView<FillInBlanksBlock, FillInBlanksEntry> = {
  Answer,
  Marks,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: fillInBlanksReviewStyles,
};
