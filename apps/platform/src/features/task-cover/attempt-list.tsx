import type { AssignedTask, TaskTakenId } from '@rubrica/api-client/contract';
import { Banner, Card, Chip, Heading, QuietButton, Stack, token } from '@rubrica/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { MarkBadge } from '../../lib/attempts/mark-badge.tsx';
import * as words from '../../lib/attempts/messages.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './messages.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[16]};
  & > div {
    flex: 1 1 200px;
    min-inline-size: 0;
  }
  & p {
    font-size: ${token.font[14]};
    color: ${token.color.inkSoft};
  }
`;

/** What the list finds out, and links to, of attempts whose answers this device may have. */
export interface AttemptsOnDevice {
  /** The address of an attempt's answer page. */
  attemptPath: (attempt: TaskTakenId) => string;
  /** Whether this device has answers that the server has not confirmed. */
  hasUnsent: (attempt: TaskTakenId) => Promise<boolean>;
}

interface AttemptListProps extends AttemptsOnDevice {
  attempts: AssignedTask['attempts'];
  resultPath: (attempt: TaskTakenId) => string;
}

/** What became of a student's attempts at a task. */
export function AttemptList({ attempts, resultPath, ...onDevice }: AttemptListProps) {
  const messages = useMessages({ en, ar });
  const { states } = useMessages({ en: words.en, ar: words.ar });
  const { dateTime } = useFormat();
  if (attempts.length === 0) return null;
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size={18}>
        {messages.attempts}
      </Heading>
      {attempts.map(({ _id, number, status, startedAt, submittedAt, mark, maximum }) => (
        <Card key={_id} as="article">
          <Row>
            <div>
              <strong>{messages.attempt(number)}</strong>
              <p>{submittedAt ? messages.submitted(dateTime(submittedAt)) : messages.begun(dateTime(startedAt))}</p>
            </div>
            {status === 'released' && mark !== null && maximum !== null ? (
              <MarkBadge mark={mark} maximum={maximum} />
            ) : (
              <Chip tone={status === 'returned' ? 'highlight' : 'neutral'}>{states[status]}</Chip>
            )}
            {status === 'released' && (
              <QuietButton tone="accent" to={resultPath(_id)}>
                {messages.result}
              </QuietButton>
            )}
          </Row>
          {status !== 'released' && (
            <WhereAnswersAre attempt={_id} isOpen={status === 'in_progress' || status === 'returned'} {...onDevice} />
          )}
        </Card>
      ))}
    </Stack>
  );
}

/** After how long the device is looked at again for answers of an open attempt, in milliseconds. */
const lookAgainMs = 2000;

interface WhereAnswersAreProps extends AttemptsOnDevice {
  attempt: TaskTakenId;
  /** Whether the student can still answer. */
  isOpen: boolean;
}

/** Where the answers of an attempt are. Of an open one only what waits on this device is said: opening the attempt sends it. */
function WhereAnswersAre({ attempt, isOpen, attemptPath, hasUnsent }: WhereAnswersAreProps) {
  const messages = useMessages({ en, ar });
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    let wasFound = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await hasUnsent(attempt).catch(() => false);
      if (!isCurrent) return;
      // What was written a moment ago in an open attempt is on its way.
      setUnsent(found && (wasFound || !isOpen));
      wasFound = found;
      if (found && isOpen) timer = setTimeout(() => void look(), lookAgainMs);
    };
    void look();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [attempt, isOpen, hasUnsent]);
  if (!isUnsent) return isOpen ? null : <p>{messages.waiting}</p>;
  return (
    <Banner
      tone="warning"
      action={<QuietButton to={attemptPath(attempt)}>{isOpen ? messages.goOn : messages.toUnsent}</QuietButton>}
    >
      {isOpen ? messages.unsentYet : messages.unsent}
    </Banner>
  );
}
