import type { TaskId, TaskLectures } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Chip, Cluster, EmptyState, RouteLink, Table, type TableColumn } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { LoadError } from '../../lib/page/load-error.tsx';
import { Page } from '../../lib/page/page.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './messages.ts';
import { StudentLink } from '../../lib/people/student-link.tsx';

type Row = TaskLectures['students'][number];

interface TaskLecturesPageProps {
  task: TaskId;
  /** The role's own area: `/admin` or `/assistant`. */
  area: string;
}

/** The lectures of a task and its students: what each has watched and answered, and what waits for a person. */
export function TaskLecturesPage({ task, area }: TaskLecturesPageProps) {
  const messages = useMessages({ en, ar });
  const { percent } = useFormat();
  const taskQuery = useQuery({
    queryKey: keyOf('Task', task),
    queryFn: ({ signal }) => api.getTask({ params: { id: task }, signal }),
  });
  const query = useQuery({
    queryKey: keyOf('Task', task, 'lectures'),
    queryFn: ({ signal }) => api.listTaskLectures({ params: { id: task }, signal }),
  });
  const lectures = query.data?.lectures ?? [];
  const columns: TableColumn<Row>[] = [
    {
      key: 'student',
      header: messages.student,
      primary: true,
      cell: ({ student, studentName }) => <StudentLink id={student} name={studentName} />,
    },
    ...lectures.map(({ video, title, questions }): TableColumn<Row> => ({
      key: video,
      header: title,
      cell: (row) => {
        const own = row.lectures.find((lecture) => lecture.video === video);
        if (!own) return '–';
        return (
          <Cluster gap={8}>
            {own.isComplete ? (
              <Chip tone="success">{messages.done}</Chip>
            ) : (
              <span>{messages.watched(percent(own.watchedPercent))}</span>
            )}
            {questions > 0 && (
              <span>
                {messages.questions(own.answered, questions)}
                {own.answered > 0 && ` · ${messages.right(own.right)}`}
              </span>
            )}
            {own.pending > 0 && <Chip tone="highlight">{messages.waiting(own.pending)}</Chip>}
          </Cluster>
        );
      },
    })),
  ];
  return (
    <Page
      title={taskQuery.data?.title ?? messages.label}
      lead={messages.lead}
      width="wide"
      breadcrumbs={[{ label: messages.tasks, to: `${area}/tasks` }]}
    >
      {query.isError ? (
        <LoadError error={query.error} title={messages.notLoaded} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Cluster gap={16} style={{ marginBlockEnd: 16 }}>
            {lectures.map(({ video, title }) => (
              <RouteLink key={video} to={`${area}/tasks/video-questions/${task}/lectures/${video}`}>
                {messages.open(title)}
              </RouteLink>
            ))}
          </Cluster>
          <Compact>
            <Table
              label={messages.label}
              columns={columns}
              rows={query.data?.students ?? []}
              rowKey={({ student }) => student}
              loading={query.isPending}
              empty={<EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>}
            />
          </Compact>
        </>
      )}
    </Page>
  );
}
