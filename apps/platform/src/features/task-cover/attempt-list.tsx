import type { AssignedTask, TaskTakenId } from '@rubrica/api-client/contract';
import { Card, Chip, Heading, QuietButton, Stack, token } from '@rubrica/ui';
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

interface AttemptListProps {
  attempts: AssignedTask['attempts'];
  resultPath: (attempt: TaskTakenId) => string;
}

/** What became of a student's attempts at a task. */
export function AttemptList({ attempts, resultPath }: AttemptListProps) {
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
          {(status === 'submitted' || status === 'auto_submitted' || status === 'marking' || status === 'marked') && (
            <p>{messages.waiting}</p>
          )}
        </Card>
      ))}
    </Stack>
  );
}
