import type { AnswerId, TaskTakenId } from '@rubrica/api-client/contract';
import { isAnswerable, type AnswerEntry, type StudentQuestion } from '@rubrica/question-kit';
import { QuestionAnswer } from '@rubrica/question-kit/react';
import { lowWindow, QuietButton, SplitPane, token, VisuallyHidden } from '@rubrica/ui';
import { BookOpen, ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../lib/i18n.ts';
import { useMediaQuery } from '../../../lib/media-query.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { stimulusKind } from '../../../lib/stimulus-kind.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

const Pane = styled.div`
  position: relative;
  padding: ${token.space[24]} clamp(16px, 2.5vw, 40px) ${token.space[48]};
  @media (max-width: 899px) {
    padding-block-start: 0;
  }
  & > * {
    max-inline-size: 760px;
    margin-inline: auto;
  }
  /* What is read is a sheet of its own. */
  &[data-part='stimulus'] {
    min-block-size: 100%;
    background: ${token.color.surface};
  }
`;

const Narrow = styled.div`
  block-size: 100%;
  display: grid;
  grid-template: fit-content(50%) auto minmax(0, 1fr) / minmax(0, 1fr);
  &:has([data-closed]) {
    grid-template-rows: 0 auto minmax(0, 1fr);
  }
  & > [data-part='sheet'],
  & > [data-part='questions'] {
    overflow: auto;
  }
  /* A word box that stays in sight takes half of it at most. */
  & > [data-part='questions'] {
    container-type: size;
  }
  & > [data-part='sheet'] {
    background: ${token.color.surface};
  }
  /* Made flat rather than removed, so that it keeps its scroll position. */
  & > [data-part='sheet'][data-closed] {
    visibility: hidden;
  }
  & > [data-part='toggle'] {
    padding-inline: clamp(4px, 1vw, 12px);
    border-block-end: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > [data-part='sheet']:not([data-closed]) + [data-part='toggle'] {
    border-block-start: 1px solid ${token.color.line};
  }
  /* An open passage takes nothing from the questions: what scrolls holds both. The button stays where it was pressed. */
  @media ${lowWindow} {
    &:not(:has([data-closed])) {
      grid-template-rows: auto 75% calc(100% - 48px);
      overflow: auto;
    }
    & > [data-part='toggle'] {
      order: -1;
    }
    &:has([data-closed]) {
      grid-template-rows: auto 0 minmax(0, 1fr);
    }
  }
`;

/** What takes the focus in a block. A prompt comes before its buttons, of which the first one there may be that which skips it. */
const firstField = 'h3[tabindex], input, textarea, button, [tabindex="0"]';

/** A passage has nothing to focus: the sheet itself takes the focus, so that keys scroll it. */
const scrollable = { tabIndex: 0 };

interface PartPanesProps {
  question: StudentQuestion;
  /** The answer's `_id`. */
  answer: AnswerId;
  /** The attempt's `_id`: recordings and counted plays are kept under it on the device. */
  attempt: TaskTakenId;
  value: AnswerEntry[];
  onAnswer: (answer: AnswerId, value: AnswerEntry[]) => void;
  /** The number of the first block; numbers continue through the parts. */
  firstNumber: number;
  /** The block to scroll to; a new `nonce` scrolls again. */
  block: { index: number; nonce: number };
}

/** Passage and questions: side by side on a wide screen, else a button opens the passage above the questions. */
export function PartPanes({ question, answer, attempt, value, onAnswer, firstNumber, block }: PartPanesProps) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const isWide = useMediaQuery('(min-width: 900px)');
  // A tablet has room for the passage above its questions; a phone, also on its side, shows it when it is asked for.
  const [isOpen, setOpen] = useState(() => matchMedia(`(min-width: 600px) and (not ${lowWindow})`).matches);
  const questions = useRef<HTMLDivElement>(null);
  const onChange = useCallback((next: AnswerEntry[]) => onAnswer(answer, next), [answer, onAnswer]);

  useEffect(() => {
    if (block.nonce === 0) return;
    const blocks = questions.current?.querySelectorAll<HTMLElement>('[data-block]');
    const shown = blocks?.[block.index];
    shown?.scrollIntoView({ block: 'start', behavior: 'auto' });
    // Instructions have nothing to focus.
    const answered = question.questions.findIndex(({ type }, index) => index >= block.index && isAnswerable(type));
    const target = blocks?.[answered] ?? shown;
    const field = target?.querySelector<HTMLElement>(firstField) ?? target;
    // The field of a later block may be below what is seen.
    field?.focus({ preventScroll: target === shown });
  }, [block, question]);

  const answers = (
    <Pane ref={questions}>
      <VisuallyHidden as="h2">{messages.questions}</VisuallyHidden>
      <QuestionAnswer
        question={question}
        value={value}
        onChange={onChange}
        attempt={attempt}
        parts="questions"
        firstNumber={firstNumber}
      />
    </Pane>
  );
  if (question.input.length === 0) return <div style={{ blockSize: '100%', overflow: 'auto' }}>{answers}</div>;
  const stimulusName = common.stimulus[stimulusKind(question.input)];
  const stimulus = (
    <Pane data-part="stimulus">
      <VisuallyHidden as="h2">{stimulusName}</VisuallyHidden>
      <QuestionAnswer question={question} value={value} onChange={onChange} attempt={attempt} parts="stimulus" />
    </Pane>
  );
  if (isWide) {
    return (
      <SplitPane
        start={stimulus}
        startLabel={stimulusName}
        end={answers}
        endLabel={messages.questions}
        label={messages.divider}
        rememberAs="passage"
      />
    );
  }
  return (
    <Narrow>
      <div
        data-part="sheet"
        data-closed={isOpen ? undefined : ''}
        id="passage"
        role="region"
        aria-label={stimulusName}
        {...scrollable}
      >
        {stimulus}
      </div>
      <div data-part="toggle">
        <QuietButton
          icon={<BookOpen aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls="passage"
          onClick={() => setOpen(!isOpen)}
        >
          {stimulusName}
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </QuietButton>
      </div>
      <div data-part="questions">{answers}</div>
    </Narrow>
  );
}
