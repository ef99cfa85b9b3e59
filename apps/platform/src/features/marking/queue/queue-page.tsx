import type { TaskId, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Chip, Cluster, EmptyState, FilterChip, QuietButton, RouteLink, type TableColumn } from '@rubrica/ui';
import { useCallback, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { ListView } from '../../../lib/list/list-view.tsx';
import { useListState } from '../../../lib/list/use-list-state.ts';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { composeToLate } from '../../../lib/whatsapp/compose-path.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { AttemptStatusChip } from '../attempt-status-chip.tsx';
import { attemptPathOf } from '../marking-paths.ts';
import { GroupFilter } from './group-filter.tsx';
import { ReleaseAllDialog } from './release-all-dialog.tsx';

interface QueuePageProps {
  /** The task's `_id`. */
  task: TaskId;
  /** The role's own area: `/admin` or `/assistant`. */
  area: string;
  /** Whether the role may mark by question, and write to students by WhatsApp. */
  canMarkByQuestion?: boolean;
}

/** As wide while it loads as after that: a button beside it that moves under the pointer is not pressed. */
const NextSlot = styled.div`
  display: grid;
  align-items: center;
  justify-items: end;
  min-inline-size: 170px;
`;

const filterNames = ['toMark', 'group'] as const;
const sortFields = ['studentName', 'submittedAt'] as const;

/** Says why there is no next attempt to mark. */
function NothingWaits({ handedIn, isOfGroup }: { handedIn: number; isOfGroup: boolean }) {
  const { queue: messages } = useMessages({ en, ar });
  if (isOfGroup) return <Chip>{messages.nothingInGroup}</Chip>;
  return handedIn > 0 ? <Chip tone="success">{messages.allMarked}</Chip> : <Chip>{messages.nothingHandedIn}</Chip>;
}

/** The attempts at a task: who has submitted, who waits for a mark, and the next one to mark. */
export function QueuePage({ task, area, canMarkByQuestion = false }: QueuePageProps) {
  const { queue: messages, tasks } = useMessages({ en, ar });
  const { dateTime, number } = useFormat();
  const [isReleasing, setReleasing] = useState(false);
  const state = useListState(filterNames, sortFields);
  const { group } = state.filters;
  const taskQuery = useQuery({
    queryKey: keyOf('Task', task),
    queryFn: ({ signal }) => api.getTask({ params: { id: task }, signal }),
  });
  const query = useQuery({
    queryKey: keyOf('TaskTaken', 'list', task, state.query, state.filters),
    queryFn: ({ signal }) =>
      api.listTaskTakens({
        query: { ...state.query, task, group, ...(state.filters.toMark ? { toMark: 'true' } : {}) },
        signal,
      }),
    placeholderData: (before) => before,
  });
  const next = useQuery({
    queryKey: keyOf('TaskTaken', 'next', task, group),
    queryFn: ({ signal }) => api.listTaskTakens({ query: { task, group, toMark: 'true', limit: 1 }, signal }),
  });
  const attemptPath = useCallback(
    (id: TaskTakenId) => attemptPathOf(`${area}/tasks/correct/${task}`, id, { group }),
    [area, group, task],
  );
  const first = next.data?.items[0];
  const taskGroups = taskQuery.data?.groups ?? [];
  // What is left to do is to release the marks.
  const isReadyToRelease = next.isSuccess && !first && !group && (taskQuery.data?.counts.marked ?? 0) > 0;

  const columns = useMemo<TableColumn<TaskTaken>[]>(
    () => [
      {
        key: 'studentName',
        header: messages.student,
        primary: true,
        sortable: true,
        cell: ({ _id, studentName }) => <RouteLink to={attemptPath(_id)}>{studentName}</RouteLink>,
      },
      { key: 'number', header: messages.number, align: 'end', cell: (row) => number(row.number) },
      {
        key: 'status',
        header: messages.status,
        cell: ({ status, late }) => (
          <Cluster gap={4}>
            <AttemptStatusChip status={status} />
            {late && <Chip tone="warning">{messages.late}</Chip>}
          </Cluster>
        ),
      },
      {
        key: 'submittedAt',
        header: messages.submitted,
        sortable: true,
        cell: ({ submittedAt }) => (submittedAt ? <time dateTime={submittedAt}>{dateTime(submittedAt)}</time> : '–'),
      },
      {
        key: 'mark',
        header: messages.mark,
        align: 'end',
        cell: ({ mark, maximum, pending, status }) => {
          if (status === 'in_progress' || status === 'returned' || maximum === null) return '–';
          if (pending) return <Chip tone="highlight">{messages.waiting(pending)}</Chip>;
          return mark === null ? '–' : <bdi dir="ltr">{`${number(mark)} / ${number(maximum)}`}</bdi>;
        },
      },
    ],
    [attemptPath, dateTime, messages, number],
  );

  if (taskQuery.isError && taskQuery.data === undefined) {
    return (
      <LoadError error={taskQuery.error} title={messages.taskNotLoaded} onRetry={() => void taskQuery.refetch()} />
    );
  }
  return (
    <Page
      title={taskQuery.data?.title ?? messages.title}
      lead={messages.lead}
      width="wide"
      breadcrumbs={[{ label: tasks, to: `${area}/tasks` }]}
      action={
        <Cluster>
          {canMarkByQuestion && (
            <QuietButton to={`${area}/tasks/task-questions/${task}`}>{messages.byQuestion}</QuietButton>
          )}
          <QuietButton to={`${area}/tasks/statistics/${task}`}>{messages.statistics}</QuietButton>
          {canMarkByQuestion && <QuietButton to={composeToLate(task)}>{messages.sendToLate}</QuietButton>}
          {!isReadyToRelease && <QuietButton onClick={() => setReleasing(true)}>{messages.releaseAll}</QuietButton>}
          <NextSlot>
            {first ? (
              <Button variant="primary" to={attemptPath(first._id)}>
                {messages.markNext}
              </Button>
            ) : isReadyToRelease ? (
              <Button variant="primary" onClick={() => setReleasing(true)}>
                {messages.releaseAll}
              </Button>
            ) : (
              next.isSuccess &&
              taskQuery.isSuccess && (
                <NothingWaits handedIn={taskQuery.data.counts.handedIn} isOfGroup={group !== undefined} />
              )
            )}
          </NextSlot>
        </Cluster>
      }
    >
      <ListView
        query={query}
        state={state}
        label={messages.label}
        searchLabel={messages.search}
        errorTitle={messages.notLoaded}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowLabel={({ studentName }) => studentName}
        filters={
          <>
            <FilterChip
              pressed={state.filters.toMark !== undefined}
              onChange={(pressed) => state.set({ toMark: pressed ? 'true' : undefined })}
            >
              {messages.toMark}
            </FilterChip>
            {(taskGroups.length > 1 || group !== undefined) && (
              <GroupFilter groups={taskGroups} value={group} onChange={state.set} />
            )}
          </>
        }
        rowActions={({ _id, pending }) => (
          <QuietButton tone={pending ? 'accent' : 'neutral'} to={attemptPath(_id)}>
            {pending ? messages.open : messages.view}
          </QuietButton>
        )}
        empty={
          <EmptyState title={messages.empty} illustration="people">
            {messages.emptyText}
          </EmptyState>
        }
      />
      <ReleaseAllDialog task={task} open={isReleasing} onClose={() => setReleasing(false)} />
    </Page>
  );
}
