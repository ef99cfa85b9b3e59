import type { AssignedTask } from '@rubrica/api-client/contract';
import { Card, Chip, Heading, Stack, token, VisuallyHidden, type ChipTone } from '@rubrica/ui';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MarkBadge } from '../../lib/attempts/mark-badge.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en, type Messages } from './messages/en.ts';
import { stateOf } from './task-state.ts';

const tones = {
  open: 'accent',
  upcoming: 'neutral',
  noResult: 'neutral',
  completed: 'success',
  released: 'success',
} as const satisfies Record<keyof Messages['child']['states'], ChipTone>;

const List = styled.ul`
  display: grid;
  gap: ${token.space[12]};
  padding: 0;
  list-style: none;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[16]};

  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Results = styled.ul`
  display: grid;
  gap: ${token.space[4]};
  margin-block-start: ${token.space[12]};
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    min-block-size: 44px;
    padding: ${token.space[4]} ${token.space[12]};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    color: ${token.color.ink};
    text-decoration: none;
  }
  & a:hover {
    background: ${token.color.hover};
  }
  & a > span:first-child {
    flex: 1;
  }
  & svg {
    inline-size: 18px;
    block-size: 18px;
    color: ${token.color.inkSoft};
  }
`;

function ChildTask({ task }: { task: AssignedTask }) {
  const { child: m } = useMessages({ en, ar });
  const format = useFormat();
  const state = stateOf(task);
  const when =
    task.phase === 'upcoming' && task.openAt
      ? m.opens(format.dateTime(task.openAt))
      : task.phase === 'closed' && task.closeAt
        ? m.closed(format.dateTime(task.closeAt))
        : task.dueAt
          ? m.due(format.dateTime(task.dueAt))
          : m.noDue;
  const released = task.attempts.filter(({ status }) => status === 'released');

  return (
    <Card as="li">
      <Head>
        <div>
          <Heading level={3}>
            <bdi>{task.title}</bdi>
          </Heading>
          <p>{when}</p>
        </div>
        <Chip tone={tones[state]}>{m.states[state]}</Chip>
      </Head>
      {released.length > 0 && (
        <Results>
          {released.map(({ _id, number, mark, maximum }) => (
            <li key={_id}>
              <Link to={`/parent/tasks/correct/${task._id}/task-taken/${_id}`}>
                <span>
                  {m.attempt(number)}
                  <VisuallyHidden>, {task.title}</VisuallyHidden>
                </span>
                {mark !== null && maximum !== null && <MarkBadge mark={mark} maximum={maximum} />}
                <ChevronRight data-mirror="" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </Results>
      )}
    </Card>
  );
}

/** A section of a child's tasks under its title. Renders nothing if there are none. */
export function ChildTaskList({ title, tasks }: { title: string; tasks: readonly AssignedTask[] }) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={18} id={id}>
        {title}
      </Heading>
      <List>
        {tasks.map((task) => (
          <ChildTask key={task._id} task={task} />
        ))}
      </List>
    </Stack>
  );
}
