import { useId, useRef, type CSSProperties, type ReactNode } from 'react';
import { shownTypeOf, type QuestionType, type StoredType } from '../../types/question-types.ts';
import type { StudentQuestion } from '../core/question.ts';
import type { AnswerEntry } from '../core/registry.ts';
import { Accents } from '../../primitives/accents/accents.tsx';
import { AttemptContext } from '../../primitives/views/attempt-context.ts';
import { blockNumbers } from './block-numbers.ts';
import { entryAt } from './given-entry.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { answerMessages } from '../../primitives/messages/answer.ts';
import { useMessages } from '../../primitives/messages/messages.ts';
import { StimulusFrame } from '../../primitives/stimulus/stimulus-frame.tsx';
import { Stimulus } from '../../primitives/stimulus/stimulus.tsx';
import { useEntries } from './use-entries.ts';
import { useValue } from '../../primitives/views/use-value.ts';
import { AnswerBlock } from './answer-block.tsx';
import { createAnswerRoot } from './answer-root.ts';
import type { AnyAnswerView, AnswerViews } from '../view-types.ts';
import type { TaskTakenId } from '../../primitives/schema/ids.ts';

/** The number of blocks from which only those near the viewport are rendered. */
const longPage = 20;
const nothing: readonly AnswerEntry[] = [];

/** A question to answer, and the answers so far. */
export interface QuestionAnswerProps {
  /** The question as a student may see it: without its key. */
  question: StudentQuestion;
  /** An entry per block, in the order of the blocks; a missing entry is an unanswered block. Without `value` it is uncontrolled. */
  value?: readonly AnswerEntry[] | undefined;
  /** The initial answers if `value` is not set (uncontrolled). */
  defaultValue?: readonly AnswerEntry[] | undefined;
  /** Receives all entries, with the changed one replaced. */
  onChange?: ((value: AnswerEntry[]) => void) | undefined;
  /** The attempt's id: recordings and counted plays are kept on the device under it until the host has them. */
  attempt?: TaskTakenId | undefined;
  /** Shows the answers without letting them be changed. */
  readOnly?: boolean | undefined;
  /** Only the stimulus or only the questions, for a host with its own layout; both by default. */
  parts?: 'all' | 'stimulus' | 'questions' | undefined;
  /** The number of the first block that is answered, where a paper counts on through its questions; 1 by default. */
  firstNumber?: number | undefined;
  /** Whether the student wants to come back to this question. */
  flagged?: boolean | undefined;
  /** If set, a button lets the student flag the question. */
  onFlaggedChange?: ((flagged: boolean) => void) | undefined;
  /** The class of the view's element, beside the kit's own. */
  className?: string | undefined;
  /** The inline style of the view's element. */
  style?: CSSProperties | undefined;
}

/**
 * Creates a `QuestionAnswer` that supports only the given types, for pages that need few or replace the view of a type.
 * Call it once, outside of components.
 */
export function createQuestionAnswer(views: AnswerViews): (props: QuestionAnswerProps) => ReactNode {
  const byType: Readonly<Record<string, AnyAnswerView>> = { ...views };
  const Root = createAnswerRoot(Object.values(byType).map(({ styles }) => styles));

  const viewOf = (type: string) => (Object.hasOwn(byType, type) ? byType[type] : undefined);

  return function QuestionAnswer(props) {
    const { question, readOnly = false, parts = 'all', firstNumber, flagged = false, onFlaggedChange } = props;
    const [value, onChange] = useValue(props.value, props.defaultValue ?? nothing, props.onChange);
    const { contentLanguage } = useKit();
    const messages = useMessages(answerMessages);
    const scope = useId();
    const root = useRef<HTMLDivElement>(null);

    const onEntry = useEntries(value, onChange);
    const typeOf = (stored: StoredType): QuestionType => shownTypeOf(stored, question.subQuestionType);
    const numbers = blockNumbers(question.questions, firstNumber);
    const layout = viewOf(question.subQuestionType)?.layout;
    return (
      <AttemptContext.Provider value={props.attempt ?? ''}>
        <Root
          ref={root}
          className={props.className}
          style={props.style}
          data-long={question.questions.length > longPage ? '' : undefined}
        >
          <StimulusFrame
            layout={parts === 'all' ? layout : undefined}
            messages={messages}
            stimulus={
              parts !== 'questions' &&
              question.input.length > 0 && (
                <Stimulus
                  layout={layout}
                  items={question.input}
                  // A marker, who names no attempt and changes nothing, listens as often as it takes.
                  answering={!readOnly || (props.attempt ?? '') !== ''}
                  lang={contentLanguage}
                  messages={messages}
                />
              )
            }
          >
            {parts !== 'stimulus' &&
              question.questions.map((block, index) => (
                <AnswerBlock
                  key={block.id ?? index}
                  view={viewOf(typeOf(block.type)) ?? viewOf(block.type)}
                  type={typeOf(block.type)}
                  block={block}
                  entry={entryAt(value, index)}
                  index={index}
                  onEntry={onEntry}
                  readOnly={readOnly}
                  uid={`${scope}${index}`}
                  number={numbers[index]}
                  messages={messages}
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
                {messages.flag}
              </button>
            )}
          </StimulusFrame>
          {parts !== 'stimulus' && !readOnly && <Accents root={root} />}
        </Root>
      </AttemptContext.Provider>
    );
  };
}
