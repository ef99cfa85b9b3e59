import type { StudentPage } from '@rubrica/api-client/contract';
import { Chip, type ChipTone, QuietButton, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MarkBadge } from '../../../lib/attempts/mark-badge.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { None, Rows, Section } from '../../../lib/page/section.tsx';
import { useCommaList } from '../../../lib/text/use-comma-list.ts';
import { needOf, type TaskNeed } from './task-need.ts';

type Task = StudentPage['tasks'][number];
type Attempt = Task['attempts'][number];

interface TaskSectionsProps {
  tasks: readonly Task[];
  area: '/admin' | '/assistant';
}

/** How many tasks are shown before one asks for all. */
const firstTasks = 10;

const tones = { toMark: 'highlight', late: 'warning', missed: 'danger' } as const satisfies Record<TaskNeed, ChipTone>;
const statusTones = {
  in_progress: 'neutral',
  submitted: 'highlight',
  auto_submitted: 'highlight',
  marking: 'highlight',
  marked: 'accent',
  released: 'success',
  returned: 'warning',
} as const satisfies Record<Attempt['status'], ChipTone>;

function TaskName({ task }: { task: Task }) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  return (
    <div>
      <b>
        <bdi>{task.title}</bdi>
      </b>
      <small>{task.dueAt ? m.due(format.dateTime(task.dueAt)) : m.noDue}</small>
    </div>
  );
}

function AttemptRow({ task, attempt, area }: { task: Task; attempt: Attempt; area: TaskSectionsProps['area'] }) {
  const m = useMessages({ en, ar });
  const commaList = useCommaList();
  const { status, mark, maximum, number, late } = attempt;
  const isMarked = status === 'marked' || status === 'released';
  return (
    <>
      <Link
        to={`${area}/tasks/correct/${task._id}/task-taken/${attempt._id}`}
        aria-label={commaList([m.attempt(number), task.title])}
      >
        {m.attempt(number)}
      </Link>
      <Chip tone={statusTones[status]}>{m.statuses[status]}</Chip>
      {late && <Chip tone="warning">{m.late}</Chip>}
      {isMarked && mark !== null && maximum !== null && <MarkBadge mark={mark} maximum={maximum} />}
    </>
  );
}

function TaskState({ task, area }: { task: Task; area: TaskSectionsProps['area'] }) {
  const m = useMessages({ en, ar });
  if (task.attempts.length > 0) {
    return (
      <Stack gap={8} align="flex-end">
        {task.attempts.map((attempt) => (
          <span key={attempt._id} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
            <AttemptRow task={task} attempt={attempt} area={area} />
          </span>
        ))}
      </Stack>
    );
  }
  const done = task.lectures.filter(({ isComplete }) => isComplete).length;
  if (task.lectures.length === 0) return <Chip>{m.notStarted}</Chip>;
  return (
    <Chip tone={done === task.lectures.length ? 'success' : 'neutral'}>
      {m.lecturesWatched(done, task.lectures.length)}
    </Chip>
  );
}

/** What waits for marks, what is late and what was missed. */
export function NeededTasks({ tasks, area }: TaskSectionsProps) {
  const m = useMessages({ en, ar });
  const needed = (['toMark', 'late', 'missed'] as const).flatMap((need) =>
    tasks.filter((task) => needOf(task) === need).map((task) => ({ task, need })),
  );
  return (
    <Section title={m.needs}>
      {needed.length === 0 ? (
        <None>{m.nothingNeeded}</None>
      ) : (
        <Rows>
          {needed.slice(0, firstTasks).map(({ task, need }) => {
            const waiting = task.attempts.find(({ status }) => statusTones[status] === 'highlight');
            return (
              <li key={task._id}>
                <TaskName task={task} />
                {waiting ? (
                  <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
                    <AttemptRow task={task} attempt={waiting} area={area} />
                  </span>
                ) : (
                  <Chip tone={tones[need]}>{m.needNames[need]}</Chip>
                )}
              </li>
            );
          })}
        </Rows>
      )}
    </Section>
  );
}

/** All tasks with their attempts, the newest ones first. */
export function AllTasks({ tasks, area }: TaskSectionsProps) {
  const m = useMessages({ en, ar });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, firstTasks);
  return (
    <Section title={m.tasks}>
      {tasks.length === 0 ? (
        <None>{m.noTasks}</None>
      ) : (
        <Rows>
          {shown.map((task) => (
            <li key={task._id}>
              <TaskName task={task} />
              <TaskState task={task} area={area} />
            </li>
          ))}
        </Rows>
      )}
      {shown.length < tasks.length && (
        <div>
          <QuietButton onClick={() => setWhole(true)}>{m.showAll(tasks.length)}</QuietButton>
        </div>
      )}
    </Section>
  );
}
