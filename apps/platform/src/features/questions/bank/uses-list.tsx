import type { QuestionUses } from '@rubrica/api-client/contract';
import { Chip, RouteLink, Skeleton, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[12]};
    padding-block: ${token.space[8]};
  }
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & > li > :first-child {
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Soft = styled.p`
  color: ${token.color.inkSoft};
`;

function Use({ task }: { task: QuestionUses['tasks'][number] }) {
  const messages = useMessages({ en, ar });
  return (
    <li>
      <RouteLink to={`/admin/tasks/task-questions/${task._id}`}>
        <bdi>{task.title}</bdi>
      </RouteLink>
      <Chip>{messages.taskStatuses[task.status]}</Chip>
      <span>
        {messages.attempts(task.attempts)}
        {!task.isInTask && ` · ${task.isInDraw ? messages.mayBeDrawn : messages.onlyInAttempts}`}
      </span>
    </li>
  );
}

/** The tasks that use a question, each with how many attempts have it. */
export function UsesList({ question }: { question: string }) {
  const messages = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Question', 'uses', question),
    queryFn: ({ signal }) => api.getQuestionUses({ params: { id: question }, signal }),
  });
  if (query.isError) return <LoadError error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <Stack gap={8} aria-busy="true">
        <Skeleton height="20px" />
        <Skeleton height="20px" />
      </Stack>
    );
  }
  const { tasks } = query.data;
  if (tasks.length === 0) return <Soft>{messages.unused}</Soft>;
  return (
    <Rows>
      {tasks.map((task) => (
        <Use key={task._id} task={task} />
      ))}
    </Rows>
  );
}
