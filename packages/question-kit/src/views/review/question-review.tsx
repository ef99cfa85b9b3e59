import { useId } from 'react';
import type { Question, StudentQuestion } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import type { BlockMark } from '../../core/type-definition.ts';
import { BlockFrame } from '../block-frame.tsx';
import { givenEntry } from '../given-entry.ts';
import { useKit } from '../kit-context.ts';
import { reviewWords } from '../messages/review.ts';
import { useWords } from '../messages/words.ts';
import { Stimulus } from '../stimulus/stimulus.tsx';
import { ReviewRoot } from './review-root.ts';
import { reviewViewOf } from './review-views.ts';

export interface QuestionReviewProps {
  question: StudentQuestion;
  /** The question with its key. Without it, only what was given, marks and comments are shown. */
  solution?: Question | undefined;
  value: readonly AnswerEntry[];
  /** What became of each block, in the order of the blocks. */
  marks: readonly BlockMark[];
  /** Shows the author's model answers; they come with `solution`. */
  showModelAnswer: boolean;
  /** Only the stimulus or only the questions; both unless told. */
  parts?: 'all' | 'stimulus' | 'questions' | undefined;
  /** The number of the first block, where a paper counts on through its questions; 1 unless told. */
  firstNumber?: number | undefined;
}

/** A marked question, to be read: what was given, what is right and why, marks and comments. */
export function QuestionReview(props: QuestionReviewProps) {
  const { question, solution, value, marks, showModelAnswer, parts = 'all', firstNumber } = props;
  const { contentLanguage } = useKit();
  const words = useWords(reviewWords);
  const scope = useId();
  const counts = question.questions.length > 1 || firstNumber !== undefined;
  const waiting = marks.filter((mark) => mark.pending).length;
  const sum = (field: 'mark' | 'maximum') => marks.reduce((total, mark) => total + mark[field], 0);

  return (
    <ReviewRoot>
      {parts !== 'questions' && <Stimulus items={question.input} lang={contentLanguage} words={words} />}
      {parts !== 'stimulus' && marks.length > 1 && (
        <p className="rb-total">
          <span>{words.result}</span>
          <strong>{words.markOf(sum('mark'), sum('maximum'))}</strong>
          {waiting > 0 && <span>{words.waitingCount(waiting)}</span>}
        </p>
      )}
      {parts !== 'stimulus' &&
        question.questions.map((block, index) => {
          const View = reviewViewOf(block.type)?.Review;
          const uid = `${scope}${index}`;
          const number = counts ? (firstNumber ?? 1) + index : undefined;
          const key = solution?.questions[index];
          return (
            <BlockFrame key={block.id ?? index} uid={uid} type={block.type} number={number} words={words}>
              {View ? (
                <View
                  block={block}
                  solution={key?.type === block.type ? key : undefined}
                  entry={givenEntry(value, index)}
                  mark={marks[index]}
                  showModelAnswer={showModelAnswer}
                  uid={uid}
                  number={number}
                  words={words}
                  lang={contentLanguage}
                />
              ) : (
                <p className="rb-broken">{words.unknownType}</p>
              )}
            </BlockFrame>
          );
        })}
    </ReviewRoot>
  );
}
