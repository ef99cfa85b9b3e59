import { Chip, RouteLink } from '@rubrica/ui';
import { useMemo } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { ResourceColumn } from '../../lib/resource/resource-page.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { markingPath } from './marking-path.ts';
import { TaskStatusChip } from './task-status-chip.tsx';

/** The columns of a list of tasks; `area` is the role's own. */
export function useTaskColumns(area: string): ResourceColumn<'Task'>[] {
  const { list: messages, kinds } = useMessages({ en, ar });
  const { dateTime, number } = useFormat();
  return useMemo(
    () => [
      {
        key: 'title',
        header: messages.name,
        primary: true,
        sortable: true,
        cell: (task) => <RouteLink to={markingPath(area, task)}>{task.title}</RouteLink>,
      },
      { key: 'kind', header: messages.kind, cell: ({ kind }) => kinds[kind] },
      { key: 'status', header: messages.status, cell: ({ status }) => <TaskStatusChip status={status} /> },
      {
        key: 'dueAt',
        header: messages.due,
        sortable: true,
        cell: ({ dueAt }) => (dueAt ? <time dateTime={dueAt}>{dateTime(dueAt)}</time> : '–'),
      },
      {
        key: 'progress',
        header: messages.progress,
        align: 'end',
        cell: ({ counts }) => messages.handedIn(counts.handedIn, counts.assigned),
      },
      {
        key: 'toMark',
        header: messages.toMark,
        align: 'end',
        cell: ({ counts }) => {
          const waiting = counts.toMark + counts.lecturesToMark;
          return waiting > 0 ? <Chip tone="highlight">{number(waiting)}</Chip> : number(0);
        },
      },
    ],
    [area, dateTime, kinds, messages, number],
  );
}
