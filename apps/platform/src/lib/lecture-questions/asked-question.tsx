import type { StudentVideoQuestion } from '@rubrica/api-client/contract';
import type { AnswerEntry } from '@rubrica/question-kit';
import { QuestionAnswer, QuestionReview } from '@rubrica/question-kit/react';
import { Banner, Button, QuietButton, token } from '@rubrica/ui';
import { RotateCcw } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { canBeTried } from './can-be-tried.ts';
import { ar, en, type Messages } from './messages.ts';
import { useFocusInside } from './use-focus-inside.ts';

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-block-size: 100%;
  color: ${token.color.ink};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${token.space[12]};
    padding: ${token.space[12]} ${token.space[16]} 0;
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
  & > header > h2 {
    font-size: ${token.font[18]};
    font-weight: 650;
    line-height: 1.35;
    color: ${token.color.ink};
  }
  & > header > h2:focus {
    outline: none;
  }
  & > [data-part='answer'] {
    display: grid;
    align-content: start;
    gap: ${token.space[12]};
    min-inline-size: 0;
    max-inline-size: 720px;
    padding: ${token.space[8]} ${token.space[16]} ${token.space[16]};
  }
  & > footer {
    position: sticky;
    inset-block-end: 0;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[8]} ${token.space[12]};
    padding: ${token.space[8]} ${token.space[16]};
    border-block-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }
  & > footer > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    margin-inline-start: auto;
  }
`;

interface AskedQuestionProps {
  question: StudentVideoQuestion;
  /** What is in the fields. */
  entries: readonly AnswerEntry[];
  onEntries: (entries: AnswerEntry[]) => void;
  onCheck: () => void;
  isChecking?: boolean | undefined;
  /** Why the answer was not taken, or what has changed. */
  notice?: ReactNode;
  /** Whether the last try is another than this page sent: from another device or tab, or one whose reply was lost. */
  isAnsweredElsewhere?: boolean | undefined;
  /** The lecture goes on. */
  onContinue: () => void;
  /** Goes back in the video, to hear something again. */
  onGoBack?: (() => void) | undefined;
  /** Under which recordings are kept on the device. */
  attempt?: string | undefined;
}

/**
 * A question at which a lecture has stopped: to answer, then what came of it, as far as the author shows it. It takes the focus
 * when it opens, and gives it back when it closes.
 */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, entries, onEntries, onCheck, isChecking, isAnsweredElsewhere } = props;
  const { notice, onContinue, onGoBack, attempt } = props;
  const { answer, triesLeft, isPassed, isRequired } = question;
  const messages = useMessages({ en, ar });
  const { number } = useFormat();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const goOn = useRef<HTMLDivElement>(null);
  const canAnswer = canBeTried(question);
  const canGoOn = isPassed || !isRequired;
  useFocusInside(heading);

  const hadAnswer = useRef(canAnswer);
  useEffect(() => {
    // The button that was pressed is gone; the next one leads on.
    if (hadAnswer.current && !canAnswer)
      goOn.current?.querySelector<HTMLElement>('button:last-child')?.focus({ preventScroll: true });
    hadAnswer.current = canAnswer;
  }, [canAnswer]);

  return (
    <Pane aria-labelledby={title}>
      <header>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {question.view.title.trim() === '' ? messages.heading : <bdi>{question.view.title}</bdi>}
        </h2>
        {canAnswer && <span>{ruleText(question, messages)}</span>}
        {canAnswer && triesLeft !== null && question.maxTries > 1 && <span>{messages.triesLeft(triesLeft)}</span>}
      </header>
      <div data-part="answer">
        <div role="status">
          {answer && isAnsweredElsewhere && <Banner tone="info">{messages.elsewhere}</Banner>}
          {answer && <Outcome question={question} />}
        </div>
        {answer?.marks && !canAnswer ? (
          <>
            {question.view.questions.length > 1 && (
              <p>
                {messages.marked(
                  number(answer.marks.reduce((sum, { mark }) => sum + mark, 0)),
                  number(answer.marks.reduce((sum, { maximum }) => sum + maximum, 0)),
                )}
              </p>
            )}
            <QuestionReview
              question={question.view}
              solution={answer.solution ?? undefined}
              value={answer.answers}
              marks={answer.marks}
              showModelAnswer
            />
          </>
        ) : (
          <QuestionAnswer
            key={canAnswer ? 'asked' : 'given'}
            question={question.view}
            value={canAnswer ? entries : (answer?.answers ?? entries)}
            onChange={onEntries}
            readOnly={!canAnswer}
            attempt={attempt}
          />
        )}
        {notice}
      </div>
      <footer>
        {onGoBack && (
          <QuietButton icon={<RotateCcw aria-hidden="true" />} onClick={onGoBack}>
            {messages.goBack}
          </QuietButton>
        )}
        <div ref={goOn}>
          {canAnswer && canGoOn && (
            <Button variant="secondary" onClick={onContinue}>
              {isPassed ? messages.goOn : messages.skip}
            </Button>
          )}
          {canAnswer ? (
            <Button variant="primary" loading={isChecking} onClick={onCheck}>
              {answer ? messages.checkAgain : messages.check}
            </Button>
          ) : (
            <Button variant="primary" onClick={onContinue}>
              {messages.goOn}
            </Button>
          )}
        </div>
      </footer>
    </Pane>
  );
}

function ruleText({ isRequired, mustBeRight }: StudentVideoQuestion, messages: Messages): string {
  if (!isRequired) return messages.optional;
  return mustBeRight ? messages.mustBeRight : messages.required;
}

/** Right, wrong, or with the teacher; never by colour alone. */
function Outcome({ question: { answer, triesLeft } }: { question: StudentVideoQuestion }) {
  const messages = useMessages({ en, ar });
  if (!answer) return null;
  if (answer.outcome === 'right') return <Banner tone="success">{messages.right}</Banner>;
  if (answer.outcome === 'pending') return <Banner tone="info">{messages.pending}</Banner>;
  const text =
    triesLeft === null ? messages.wrongUnlimited : triesLeft === 0 ? messages.wrong : messages.wrongAgain(triesLeft);
  return <Banner tone="warning">{text}</Banner>;
}
