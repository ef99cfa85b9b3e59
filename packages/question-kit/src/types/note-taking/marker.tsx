import type { MarkerProps, MarkerView } from '../../primitives/marker/marker-view.ts';
import { acceptShortMarks } from '../../families/short-answers/views/short-entry-marks.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { FilledAnswer } from '../../primitives/review/filled-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import { ShortMarks } from '../../families/short-answers/views/short-marks.tsx';
import { shortResults } from '../../families/short-answers/views/short-results.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import { Sheet } from './note-sheet.tsx';
import { sheetStyles } from './note-sheet-styles.ts';
import type { ShortAnswersBlock, ShortAnswersEntry } from '../../families/short-answers/schema.ts';

/** The sheet as the student completed it. */
function Answer(props: MarkerProps<ShortAnswersBlock, ShortAnswersEntry>) {
  const { block, entry, mark, uid, number, messages, lang } = props;
  const own = useMessages(shortMessages);
  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <Sheet
        content={block.content}
        fields={shortResults(block, block, entry, { ...mark, pending: false }).map((result, place) => (
          <FilledAnswer key={result.id} result={result} position={place} messages={messages} />
        ))}
        label={own.shortSheet}
        lang={lang}
      />
    </>
  );
}

/** How a note sheet is marked. */
export const noteTakingMarker: MarkerView<ShortAnswersBlock, ShortAnswersEntry> = {
  Answer,
  Marks: ShortMarks,
  accept: ({ entry, machine }) => acceptShortMarks(entry, machine),
  styles: sheetStyles,
};
