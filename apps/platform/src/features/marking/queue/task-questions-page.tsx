import { useQuery } from '@tanstack/react-query';
import { Chip, EmptyState, QuietButton, Table, type TableColumn } from '@rubrica/ui';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { LoadError } from '../../../lib/page/load-error.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { useQuestionNames } from '../../../lib/questions/question-names.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';

type TaskQuestion = Awaited<ReturnType<typeof api.listTaskQuestions>>['items'][number];

/** The questions of a task: how well each was answered, how many answers wait for a mark, and marking one for all students. */
export function TaskQuestionsPage({ task }: { task: string }) {
  const { byQuestion: messages, tasks, queue } = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { typeName } = useQuestionNames();
  const taskQuery = useQuery({
    queryKey: keyOf('Task', task),
    queryFn: ({ signal }) => api.getTask({ params: { id: task }, signal }),
  });
  const query = useQuery({
    queryKey: keyOf('TaskTaken', 'questions', task),
    queryFn: ({ signal }) => api.listTaskQuestions({ params: { id: task }, signal }),
  });

  const columns = useMemo<TableColumn<TaskQuestion>[]>(
    () => [
      { key: 'title', header: messages.question, primary: true, cell: ({ title }) => title },
      { key: 'type', header: messages.type, cell: ({ subQuestionType }) => typeName(subQuestionType) },
      { key: 'answered', header: messages.answered, align: 'end', cell: ({ answered }) => number(answered) },
      {
        key: 'pending',
        header: messages.pending,
        align: 'end',
        cell: ({ pending }) => (pending > 0 ? <Chip tone="highlight">{number(pending)}</Chip> : number(0)),
      },
      {
        key: 'mean',
        header: messages.mean,
        align: 'end',
        cell: ({ meanPercent }) => (meanPercent === null ? '–' : percent(meanPercent)),
      },
      { key: 'maximum', header: messages.maximum, align: 'end', cell: ({ maximum }) => number(maximum) },
    ],
    [messages, number, percent, typeName],
  );
  if (taskQuery.isError && taskQuery.data === undefined) {
    return <LoadError error={taskQuery.error} title={queue.taskNotLoaded} onRetry={() => void taskQuery.refetch()} />;
  }
  return (
    <Page
      title={taskQuery.data?.title ?? messages.title}
      lead={messages.lead}
      width="wide"
      breadcrumbs={[{ label: tasks, to: '/admin/tasks' }]}
      action={<QuietButton to={`/admin/tasks/correct/${task}`}>{queue.byStudent}</QuietButton>}
    >
      {query.isError ? (
        <LoadError error={query.error} title={messages.notLoaded} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={messages.label}
          columns={columns}
          rows={query.data?.items ?? []}
          rowKey={({ question }) => question}
          loading={query.isPending}
          rowActions={({ question, toMark }) =>
            toMark ? (
              <QuietButton
                tone="accent"
                to={`/admin/tasks/task-questions/${task}/task-taken/${toMark}?question=${question}`}
              >
                {messages.mark}
              </QuietButton>
            ) : null
          }
          empty={<EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>}
        />
      )}
    </Page>
  );
}
