import type { AssignedTask } from '@rubrica/api-client/contract';
import { Chip, Heading, QuietButton, Stack, token, VisuallyHidden, type ChipTone } from '@rubrica/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MarkBadge } from '../../lib/attempts/mark-badge.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { WorkIcon } from '../../lib/work/work-icon.tsx';
import { workOf } from '../../lib/work/work.ts';
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

/** How many tasks a section shows at first. */
const maxTasks = 6;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token.space[4]} ${token.space[12]};
    align-items: center;
    min-block-size: 56px;
    padding-block: ${token.space[8]};
  }
  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }
  & h3 {
    font-size: ${token.font[16]};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & h3 a {
    color: ${token.color.ink};
    text-decoration: none;
  }
  & h3 a:hover {
    text-decoration: underline;
  }
  /* The whole row leads to its only result. */
  & h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & h3 a:focus-visible {
    outline: none;
  }
  & h3 a:focus-visible::after {
    border-radius: ${token.radius.control};
    outline: 2px solid ${token.color.focus};
  }
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

const Results = styled.ul`
  display: grid;
  grid-column: 2 / -1;
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[12]};
    min-block-size: 44px;
    color: ${token.color.accent};
    font-size: ${token.font[14]};
  }
`;

function useWhen({ phase, openAt, dueAt, closeAt }: AssignedTask): string {
  const { child: m } = useMessages({ en, ar });
  const { date, dateTime } = useFormat();
  if (phase === 'upcoming' && openAt) return m.opens(dateTime(openAt));
  if (phase === 'closed' && closeAt) return m.closed(date(closeAt));
  if (!dueAt) return m.noDue;
  return (phase === 'late' ? m.wasDue : m.due)(dateTime(dueAt));
}

function ChildTask({ task }: { task: AssignedTask }) {
  const { child: m } = useMessages({ en, ar });
  const when = useWhen(task);
  const state = stateOf(task);
  const released = task.attempts.filter(({ status }) => status === 'released');
  const [only] = released.length === 1 ? released : [];
  const pathOf = (attempt: string) => `/parent/tasks/correct/${task._id}/task-taken/${attempt}`;
  const title = <bdi>{task.title}</bdi>;
  return (
    <li>
      <WorkIcon work={workOf(task)} size={36} />
      <div>
        <h3>{only ? <Link to={pathOf(only._id)}>{title}</Link> : title}</h3>
        <p>{when}</p>
      </div>
      {only && only.mark !== null && only.maximum !== null ? (
        <MarkBadge mark={only.mark} maximum={only.maximum} />
      ) : (
        <Chip tone={tones[state]}>{m.states[state]}</Chip>
      )}
      {released.length > 1 && (
        <Results>
          {released.map(({ _id, number, mark, maximum }) => (
            <li key={_id}>
              <Link to={pathOf(_id)}>
                <span>
                  {m.attempt(number)}
                  <VisuallyHidden>, {task.title}</VisuallyHidden>
                </span>
                {mark !== null && maximum !== null && <MarkBadge mark={mark} maximum={maximum} />}
              </Link>
            </li>
          ))}
        </Results>
      )}
    </li>
  );
}

/** A section of a child's tasks under its title, the first few until all are asked for. Renders nothing if there are none. */
export function ChildTaskList({ title, tasks }: { title: string; tasks: readonly AssignedTask[] }) {
  const { child: m } = useMessages({ en, ar });
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (tasks.length === 0) return null;
  const shown = isWhole || tasks.length <= maxTasks + 1 ? tasks : tasks.slice(0, maxTasks);
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading level={2} size={18} id={id}>
        {title}
      </Heading>
      <List>
        {shown.map((task) => (
          <ChildTask key={task._id} task={task} />
        ))}
      </List>
      {shown.length < tasks.length && (
        <div>
          <QuietButton onClick={() => setWhole(true)}>{m.showAll(tasks.length)}</QuietButton>
        </div>
      )}
    </Stack>
  );
}
