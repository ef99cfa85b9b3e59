import { useId } from 'react';
import type { StudentQuestion } from '../../core/question.ts';
import type { AnswerEntry } from '../../core/registry.ts';
import { givenEntry } from '../given-entry.ts';
import { useKit } from '../kit-context.ts';
import { answerWords } from '../messages/answer.ts';
import { useWords } from '../messages/words.ts';
import { Stimulus } from '../stimulus/stimulus.tsx';
import { useEntries } from '../use-entries.ts';
import { AnswerBlock } from './answer-block.tsx';
import { AnswerRoot } from './answer-root.ts';

/** More blocks than anybody sees at a time: from here on, drawing only what is near pays. */
const longPage = 20;

export interface QuestionAnswerProps {
  /** The question as a student may see it: without its key. */
  question: StudentQuestion;
  /** An entry per block, in the order of the blocks; a missing one is an answer not given yet. */
  value: readonly AnswerEntry[];
  /** Receives all entries, with the changed one replaced. */
  onChange: (value: AnswerEntry[]) => void;
  /** Shows the answers and lets nothing be changed. */
  readOnly?: boolean | undefined;
  /** Only the stimulus or only the questions, for a host that lays them side by side; both unless told. */
  parts?: 'all' | 'stimulus' | 'questions' | undefined;
  /** The number of the first block, where a paper counts on through its questions; 1 unless told. */
  firstNumber?: number | undefined;
  /** Whether the student wants to come back to this question. */
  flagged?: boolean | undefined;
  /** Given: a button lets the student flag the question. */
  onFlaggedChange?: ((flagged: boolean) => void) | undefined;
}

/**
 * A question to be answered. Controlled: it shows `value` and tells every change through `onChange`. A change in one block
 * draws that block again and no other.
 */
export function QuestionAnswer(props: QuestionAnswerProps) {
  const {
    question,
    value,
    onChange,
    readOnly = false,
    parts = 'all',
    firstNumber,
    flagged = false,
    onFlaggedChange,
  } = props;
  const { contentLanguage } = useKit();
  const words = useWords(answerWords);
  const scope = useId();

  const onEntry = useEntries(value, onChange);
  const counts = question.questions.length > 1 || firstNumber !== undefined;
  return (
    <AnswerRoot data-long={question.questions.length > longPage ? '' : undefined}>
      {parts !== 'questions' && <Stimulus items={question.input} lang={contentLanguage} words={words} />}
      {parts !== 'stimulus' &&
        question.questions.map((block, index) => (
          <AnswerBlock
            key={block.id ?? index}
            block={block}
            entry={givenEntry(value, index)}
            index={index}
            onEntry={onEntry}
            readOnly={readOnly}
            uid={`${scope}${index}`}
            number={counts ? (firstNumber ?? 1) + index : undefined}
            words={words}
            lang={contentLanguage}
          />
        ))}
      {parts !== 'stimulus' && onFlaggedChange && (
        <button
          type="button"
          className="rb-tool rb-flag"
          aria-pressed={flagged}
          onClick={() => onFlaggedChange(!flagged)}
        >
          {words.flag}
        </button>
      )}
    </AnswerRoot>
  );
}
