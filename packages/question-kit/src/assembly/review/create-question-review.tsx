import { useId, type CSSProperties, type ReactNode } from 'react';
import { shownTypeOf } from '../../types/question-types.ts';
import type { Question, StudentQuestion } from '../core/question.ts';
import type { AnswerEntry } from '../core/registry.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';
import { BlockFrame } from '../../primitives/views/block-frame.tsx';
import { hasSeveralQuestions, blockNumbers } from '../answer/block-numbers.ts';
import { entryAt } from '../answer/given-entry.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { reviewMessages } from '../../primitives/messages/review.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { StimulusFrame } from '../../primitives/stimulus/stimulus-frame.tsx';
import { Stimulus } from '../../primitives/stimulus/stimulus.tsx';
import type { AnyReviewView, ReviewViews } from '../view-types.ts';
import { styled, type RuleSet } from 'styled-components';
import { frameStyles } from '../../primitives/views/frame-styles.ts';
import { reviewStyles } from '../../primitives/review/review-styles.ts';

/** A marked question, and how much of its solution may be shown. */
export interface QuestionReviewProps {
  question: StudentQuestion;
  /** The question with its key. Without it, only what was given, marks and comments are shown. */
  solution?: Question | undefined;
  value: readonly AnswerEntry[];
  /** The mark of each block, in the order of the blocks; undefined for one of which nothing is said, as nobody will mark it. */
  marks: readonly (BlockMark | undefined)[];
  /** Shows the author's model answers; they come with `solution`. */
  showModelAnswer: boolean;
  /** Only the stimulus or only the questions, whose marks the host then sums up; both by default. */
  parts?: 'all' | 'stimulus' | 'questions' | undefined;
  /** The number of the first block that is answered, where a paper counts on through its questions; 1 by default. */
  firstNumber?: number | undefined;
  /** The class of the view's element, beside the kit's own. */
  className?: string | undefined;
  /** The inline style of the view's element. */
  style?: CSSProperties | undefined;
}

/**
 * Creates a `QuestionReview` that supports only the given types, like `createQuestionAnswer`. Call it once, outside of
 * components.
 */
export function createQuestionReview(views: ReviewViews): (props: QuestionReviewProps) => ReactNode {
  const byType: Readonly<Record<string, AnyReviewView>> = { ...views };
  const Root = createReviewRoot(Object.values(byType).map(({ styles }) => styles));
  const viewOf = (type: string) => (Object.hasOwn(byType, type) ? byType[type] : undefined);

  return function QuestionReview(props) {
    const { question, solution, value, marks, showModelAnswer, parts = 'all', firstNumber } = props;
    const { contentLanguage } = useKit();
    const messages = useMessages(reviewMessages);
    const scope = useId();
    const numbers = blockNumbers(question.questions, firstNumber);
    const given = marks.filter((mark) => mark !== undefined);
    const waiting = given.filter((mark) => mark.pending).length;
    const sum = (field: 'mark' | 'maximum') => given.reduce((total, mark) => total + mark[field], 0);

    const layout = viewOf(question.subQuestionType)?.layout;
    return (
      <Root className={props.className} style={props.style}>
        <StimulusFrame
          layout={parts === 'all' ? layout : undefined}
          messages={messages}
          stimulus={
            parts !== 'questions' &&
            question.input.length > 0 && (
              <Stimulus
                items={solution?.input ?? question.input}
                layout={layout}
                lang={contentLanguage}
                messages={messages}
              />
            )
          }
        >
          {parts === 'all' && given.length > 0 && hasSeveralQuestions(question.questions) && (
            <p className="rb-total">
              <span>{messages.result}</span>
              <strong>{messages.markOf(sum('mark'), sum('maximum'))}</strong>
              {waiting > 0 && <span>{messages.waitingCount(waiting)}</span>}
            </p>
          )}
          {parts !== 'stimulus' &&
            question.questions.map((block, index) => {
              const type = shownTypeOf(block.type, question.subQuestionType);
              const View = (viewOf(type) ?? viewOf(block.type))?.Review;
              const uid = `${scope}${index}`;
              const number = numbers[index];
              const key = solution?.questions[index];
              return (
                <BlockFrame
                  key={block.id ?? index}
                  uid={uid}
                  type={type}
                  rubric={block.rubric}
                  number={number}
                  messages={messages}
                >
                  {View ? (
                    <View
                      block={block}
                      solution={key?.type === block.type ? key : undefined}
                      entry={entryAt(value, index)}
                      mark={marks[index]}
                      showModelAnswer={showModelAnswer}
                      uid={uid}
                      number={number}
                      messages={messages}
                      lang={contentLanguage}
                    />
                  ) : (
                    <p className="rb-broken">{messages.unknownType}</p>
                  )}
                </BlockFrame>
              );
            })}
        </StimulusFrame>
      </Root>
    );
  };
}

/** The one stylesheet of a review view. */
function createReviewRoot(styles: RuleSet[]) {
  return styled.div`
    ${frameStyles}
    ${reviewStyles}
    ${styles}
  `;
}
