import { Button, Card, Spinner, token } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import type { QuestionNumber } from './parts/question-numbers.ts';
import { useUnsentAnswers, type Unsent } from './unsent-answers.tsx';
import type { TimeUp } from './use-submit.ts';

const Frame = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 560px);
  justify-content: center;
  align-content: center;
  gap: ${token.space[16]};
  min-block-size: 100dvb;
  padding: ${token.space[24]} ${token.space[16]};
  outline: none;

  & > h1 {
    font-size: ${token.font[28]};
    font-weight: 650;
    line-height: 1.25;
  }
  & ul {
    display: grid;
    gap: ${token.space[8]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li > p {
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
  & > button {
    justify-self: start;
  }
`;

interface TimeUpScreenProps {
  /** The task's title. */
  title: string;
  timeUp: TimeUp;
  /** Whether it ended earlier than this page had said: its task was closed, or its time shortened. */
  isCutShort: boolean;
  questionNumbers: readonly QuestionNumber[];
  unsent: Unsent;
  onLeave: () => void;
}

/** Says that the time is over or the task was ended early, what was submitted, and what is not answered. */
export function TimeUpScreen({ title, timeUp, isCutShort, questionNumbers, unsent, onLeave }: TimeUpScreenProps) {
  const messages = useMessages({ en, ar });
  const main = useRef<HTMLElement>(null);
  // What is read of the attempt later says no more about why it ended.
  const [wasCutShort] = useState(isCutShort);
  useEffect(() => {
    // The field that had the focus is gone.
    main.current?.focus({ preventScroll: true });
  }, []);
  const { offer, leaveVariant } = useUnsentAnswers(unsent, timeUp === 'submitted');
  const done = questionNumbers.filter(({ state }) => state === 'complete').length;
  const partNumbers = [...new Set(questionNumbers.map(({ part }) => part))];
  return (
    <Frame id="main" tabIndex={-1} ref={main}>
      <p>
        <bdi>{title}</bdi>
      </p>
      <h1>{wasCutShort ? messages.endedEarly : messages.timeUp}</h1>
      <p role="status">
        {timeUp === 'submitted' && messages.timeUpSubmitted(done, questionNumbers.length)}
        {timeUp === 'unreachable' && messages.timeUpUnreachable}
        {timeUp === 'submitting' && (
          <>
            <Spinner label="" /> {messages.timeUpSubmitting}
          </>
        )}
      </p>
      {timeUp !== 'submitting' && offer}
      <Card>
        <ul>
          {partNumbers.map((part) => {
            const questions = questionNumbers.filter((question) => question.part === part);
            const open = questions.filter(({ state }) => state !== 'complete').map(({ number }) => number);
            return (
              <li key={part}>
                {messages.timeUpPart(part + 1, questions.length - open.length, questions.length)}
                {open.length > 0 && <p>{messages.timeUpOpen(open)}</p>}
              </li>
            );
          })}
        </ul>
      </Card>
      <Button variant={leaveVariant} disabled={timeUp === 'submitting'} onClick={onLeave}>
        {messages.toOverview}
      </Button>
    </Frame>
  );
}
