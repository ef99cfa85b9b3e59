import type { MarksReport } from '@rubrica/api-client/contract';
import { Chip, Cluster, EmptyState, RouteLink, type TableColumn } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { StudentLink } from '../../lib/people/student-link.tsx';
import { MeansByMonth } from './means-by-month.tsx';
import { ar, en } from './messages.ts';
import { ReportPage } from './report-page.tsx';
import type { ReportArea } from './report-request.ts';
import { useReport } from './use-report.ts';

type Row = MarksReport['items'][number];

const sortFields = ['student', 'task', 'submittedAt', 'percent'] as const;

/** The marks of all attempts, for staff; filters, order and page are in the address. */
export function MarksReportPage({ area }: { area: ReportArea }) {
  const m = useMessages({ en, ar });
  const { number, percent, dateTime } = useFormat();
  const { state, filters, narrowing, query, report, printed } = useReport({
    key: ['TaskTaken', 'marks-report'],
    sortFields,
    filters: ['skill', 'category', 'diploma', 'kind'],
    read: (request, signal) => api.getMarksReport({ query: request, signal }),
  });
  const months = report?.summary.byMonth ?? [];
  const columns: TableColumn<Row>[] = [
    {
      key: 'student',
      header: m.student,
      sortable: true,
      cell: ({ student }) => <StudentLink id={student._id} name={student.name} />,
    },
    {
      key: 'task',
      header: m.task,
      sortable: true,
      cell: ({ task }) => (
        <RouteLink to={`${area}/tasks/statistics/${task._id}`}>
          <bdi>{task.title}</bdi>
        </RouteLink>
      ),
    },
    { key: 'kind', header: m.kind, cell: ({ task }) => m.kinds[task.kind] },
    { key: 'number', header: m.attempt, align: 'end', cell: ({ number: attempt }) => number(attempt) },
    {
      key: 'submittedAt',
      header: m.submitted,
      sortable: true,
      cell: ({ submittedAt, late }) => (
        <Cluster gap={8}>
          <span style={{ whiteSpace: 'nowrap' }}>{submittedAt ? dateTime(submittedAt) : '–'}</span>
          {late && <Chip tone="warning">{m.late}</Chip>}
        </Cluster>
      ),
    },
    {
      key: 'mark',
      header: m.mark,
      align: 'end',
      cell: ({ _id, task, mark, maximum }) => (
        <RouteLink to={`${area}/tasks/correct/${task._id}/task-taken/${_id}`}>
          <bdi style={{ whiteSpace: 'nowrap' }}>
            {number(mark)} / {number(maximum)}
          </bdi>
        </RouteLink>
      ),
    },
    {
      key: 'percent',
      header: m.percent,
      align: 'end',
      sortable: true,
      cell: ({ percent: share }) => (share === null ? '–' : percent(share)),
    },
    {
      key: 'released',
      header: m.released,
      cell: ({ isReleased }) => (isReleased ? m.released : m.notReleased),
    },
  ];
  return (
    <ReportPage
      request={{ report: 'marks', query: narrowing }}
      area={area}
      lead={m.marksLead}
      printed={printed}
      summary={report && report.total > 0 && <Summary report={report} />}
      chart={months.length > 1 && <MeansByMonth months={months} />}
    >
      <ListView
        label={m.marks}
        searchLabel={m.search}
        errorTitle={m.notLoaded}
        query={query}
        state={state}
        filters={filters.controls}
        columns={columns}
        rowKey={({ _id }) => _id}
        noMatch={filters.hasPeriod ? { title: m.noMarksInPeriod, text: m.longerPeriod } : undefined}
        empty={<EmptyState title={m.noMarks}>{m.noMarksText}</EmptyState>}
      />
    </ReportPage>
  );
}

function Summary({ report: { total, summary } }: { report: MarksReport }) {
  const m = useMessages({ en, ar });
  const { percent } = useFormat();
  return (
    <p>
      {m.marksSummary(total, summary.students)}
      {summary.meanPercent !== null && (
        <>
          {' · '}
          <strong>{m.mean(percent(summary.meanPercent))}</strong>
        </>
      )}
    </p>
  );
}
