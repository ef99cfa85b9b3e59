import { MarkLine } from '../../primitives/review/mark-line.tsx';
import { ModelAnswer } from '../../primitives/review/model-answer.tsx';
import { outcomeOf, reasonOf } from '../../primitives/review/outcome.ts';
import { ReviewHead } from '../../primitives/review/review-head.tsx';
import type { ReviewProps, ReviewView } from '../../primitives/review/review-view.ts';
import { chosenOptions } from './choice.ts';
import { Choices } from './choices.tsx';
import { mcqReviewStyles } from './review-styles.ts';
import type { McqBlock, McqEntry, McqStudentBlock } from './schema.ts';

/** Every option with what it was, and what the choice earned and why. */
function Review(props: ReviewProps<McqStudentBlock, McqBlock, McqEntry>) {
  const { block, solution, entry, mark, showModelAnswer, uid, number, messages, lang } = props;
  const chosen = chosenOptions(entry?.studentAnswer ?? '');
  const [item] = mark?.items ?? [];
  const outcome = mark && outcomeOf(mark, chosen.length > 0, mark.pending);
  const reason = item && outcome ? reasonOf(item, outcome, messages) : '';

  return (
    <>
      <ReviewHead uid={uid} number={number} rubric={block.rubric} messages={messages} lang={lang} />
      <Choices
        block={block}
        solution={solution}
        chosen={chosen}
        chosenLabel={messages.chosenAnswer}
        labelledBy={`${uid}r`}
        messages={messages}
        lang={lang}
      />
      <MarkLine mark={mark} answered={chosen.length > 0} reason={reason} messages={messages} />
      {showModelAnswer && <ModelAnswer title={messages.modelAnswer} html={solution?.modelAnswer} lang={lang} />}
    </>
  );
}

/** How multiple choice is reviewed. */
export const mcqReview: ReviewView<McqStudentBlock, McqBlock, McqEntry> = { Review, styles: mcqReviewStyles };
