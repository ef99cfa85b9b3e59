import { useMessages } from '../../primitives/messages/messages.ts';
import { FilledAnswer } from '../../primitives/review/filled-answer.tsx';
import { ItemNotes } from '../../primitives/review/item-notes.tsx';
import { MarkLine } from '../../primitives/review/mark-line.tsx';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { repeatsAnother, shortResults } from '../../families/short-answers/views/short-results.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import { Sheet } from './note-sheet.tsx';
import { sheetStyles } from './note-sheet-styles.ts';
import type {
  ShortAnswersBlock,
  ShortAnswersEntry,
  ShortAnswersStudentBlock,
} from '../../families/short-answers/schema.ts';

/** The sheet as it was completed, and below it note by note what is right and why. */
function Review(props: ReviewProps<ShortAnswersStudentBlock, ShortAnswersBlock, ShortAnswersEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const own = useMessages(shortMessages);
  const results = shortResults(block, solution, entry, mark);

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <Sheet
        content={block.content}
        fields={results.map((result, fieldIndex) => (
          <FilledAnswer key={result.id} result={result} position={fieldIndex} messages={messages} />
        ))}
        label={own.shortSheet}
        lang={lang}
      />
      <MarkLine mark={mark} answered={results.some(({ given }) => given !== '')} messages={messages} />
      {mark && (
        <ItemNotes
          results={results}
          label={own.shortList}
          nameOf={own.shortNumber}
          reasonFor={(_, fieldIndex) => (repeatsAnother(results, fieldIndex) ? own.shortGivenAlready : undefined)}
          messages={messages}
          lang={lang}
        />
      )}
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How a note sheet is reviewed. */
export const noteTakingReview: ReviewView<ShortAnswersStudentBlock, ShortAnswersBlock, ShortAnswersEntry> = {
  Review,
  styles: sheetStyles,
};
