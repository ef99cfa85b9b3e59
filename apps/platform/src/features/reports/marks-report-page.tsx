import type { MarksReport, Task } from '@rubrica/api-client/contract';
import { Chip, Cluster, EmptyState, Heading, RouteLink, Stack, type TableColumn } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { TrendChart } from '../../lib/charts/trend-chart.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { useListState } from '../../lib/list/use-list-state.ts';
import { StudentLink } from '../../lib/people/student-link.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './messages.ts';
import { ReportPage } from './report-page.tsx';
import type { ReportArea } from './report-request.ts';
import { reportFilterNames, useReportFilters } from './use-report-filters.tsx';

type Row = MarksReport['items'][number];

const sortFields = ['student', 'task', 'submittedAt', 'percent'] as const;
const kinds = ['homework', 'quiz', 'vdo-lect', 'vdo-speaking'] as const satisfies readonly Task['kind'][];

/** The marks of all attempts, for staff; filters, order and page are in the address. */
export function MarksReportPage({ area }: { area: ReportArea }) {
  const m = useMessages({ en, ar });
  const { number, percent, dateTime } = useFormat();
  const state = useListState(reportFilterNames, sortFields);
  const kindOptions = kinds.map((value) => ({ value, label: m.kinds[value] }));
  const filters = useReportFilters(state, [
    { name: 'kind', options: kindOptions, select: { label: m.kind, all: m.allKinds } },
  ]);
  const kind = kinds.find((known) => known === state.filters.kind);
  const { page, limit, ...order } = state.query;
  const narrowing = { ...order, ...filters.values, ...(kind && { kind }) };
  const query = useQuery({
    queryKey: keyOf('TaskTaken', 'marks-report', narrowing, page, limit),
    queryFn: ({ signal }) => api.getMarksReport({ query: { ...narrowing, page, limit }, signal }),
    placeholderData: (before) => before,
  });
  const months = query.data?.summary.byMonth ?? [];
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
      total={query.data?.total}
      summary={query.data && query.data.total > 0 && <Summary report={query.data} />}
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

function MeansByMonth({ months }: { months: MarksReport['summary']['byMonth'] }) {
  const m = useMessages({ en, ar });
  const format = useCalendarFormat(useSchoolTimeZone());
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size={16}>
        {m.byMonth}
      </Heading>
      <TrendChart
        label={m.byMonth}
        labelsHeader={m.month}
        tableLabel={m.asTable}
        labels={months.map(({ month }) => format.month(`${month}-01`))}
        lines={[{ name: m.percent, values: months.map(({ meanPercent }) => meanPercent) }]}
      />
    </Stack>
  );
}
