import { useMessages } from '../../primitives/messages/messages.ts';
import { FilledAnswer } from '../../primitives/review/filled-answer.tsx';
import { ItemNotes } from '../../primitives/review/item-notes.tsx';
import { MarkLine } from '../../primitives/review/mark-line.tsx';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { Prompt } from '../../families/short-answers/views/prompt.tsx';
import { repeatsAnother, shortResults } from '../../families/short-answers/views/short-results.ts';
import { promptStyles } from '../../families/short-answers/views/short-styles.ts';
import { shortMessages } from '../../families/short-answers/views/messages.ts';
import type {
  ShortAnswersBlock,
  ShortAnswersEntry,
  ShortAnswersStudentBlock,
} from '../../families/short-answers/schema.ts';

/** For each field: the prompt, the answer, its result, what is accepted and why. */
function Review(props: ReviewProps<ShortAnswersStudentBlock, ShortAnswersBlock, ShortAnswersEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const own = useMessages(shortMessages);
  const results = shortResults(block, solution, entry, mark);

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <ItemNotes
        results={results}
        label={own.shortList}
        nameOf={own.shortNumber}
        renderPrompt={(result, fieldIndex) => (
          <>
            <span className="rb-prompt" lang={lang} dir="auto">
              <Prompt text={block.content[fieldIndex]?.prompt ?? ''} />
            </span>
            <span lang={lang}>
              <FilledAnswer result={result} position={undefined} messages={messages} />
            </span>
          </>
        )}
        reasonFor={(_, fieldIndex) => (repeatsAnother(results, fieldIndex) ? own.shortGivenAlready : undefined)}
        messages={messages}
        lang={lang}
      />
      <MarkLine mark={mark} answered={results.some(({ given }) => given !== '')} messages={messages} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How short answers are reviewed. */
export const shortAnswersReview: ReviewView<ShortAnswersStudentBlock, ShortAnswersBlock, ShortAnswersEntry> = {
  Review,
  styles: promptStyles,
};
