import type { ProgressReport } from '@rubrica/api-client/contract';
import { EmptyState, Stack, type TableColumn, token } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { ShareBar } from '../../lib/charts/share-bar.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { StudentLink } from '../../lib/people/student-link.tsx';
import { MeansByMonth } from './means-by-month.tsx';
import { ar, en } from './progress-messages.ts';
import { ReportPage } from './report-page.tsx';
import type { ReportArea } from './report-request.ts';
import { useReport } from './use-report.ts';

type Row = ProgressReport['items'][number];

const sortFields = ['student', 'done', 'late', 'missing', 'mean', 'trend', 'lastActive'] as const;

/** What each student has done, for staff; filters, order and page are in the address. */
export function ProgressReportPage({ area }: { area: ReportArea }) {
  const m = useMessages({ en, ar });
  const { number, percent, date } = useFormat();
  const { state, filters, narrowing, query, report, printed } = useReport({
    key: ['TaskTaken', 'progress-report'],
    sortFields,
    filters: ['skill', 'category', 'diploma'],
    read: (request, signal) => api.getProgressReport({ query: request, signal }),
  });
  const months = report?.summary.byMonth ?? [];
  const counts = (['done', 'late', 'missing'] as const).map((key): TableColumn<Row> => ({
    key,
    header: m[key],
    align: 'end',
    sortable: true,
    cell: (row) => number(row[key]),
  }));
  const learnt = (['lectures', 'documents', 'words'] as const).map((key): TableColumn<Row> => ({
    key,
    header: m[key],
    align: 'end',
    cell: (row) => number(row[key]),
  }));
  const columns: TableColumn<Row>[] = [
    {
      key: 'student',
      header: m.student,
      sortable: true,
      cell: ({ student }) => <StudentLink id={student._id} name={student.name} />,
    },
    ...counts,
    {
      key: 'mean',
      header: m.mean,
      align: 'end',
      sortable: true,
      cell: ({ meanPercent }) => (meanPercent === null ? '–' : percent(meanPercent)),
    },
    {
      key: 'trend',
      header: m.trend,
      align: 'end',
      sortable: true,
      cell: ({ trend }) =>
        trend === null ? (
          '–'
        ) : (
          <bdi dir="ltr">{`${trend > 0 ? '+' : trend < 0 ? '−' : ''}${number(Math.abs(trend))}`}</bdi>
        ),
    },
    ...learnt,
    {
      key: 'lastActive',
      header: m.lastActive,
      sortable: true,
      cell: ({ lastActiveAt }) =>
        lastActiveAt === null ? m.never : <time dateTime={lastActiveAt}>{date(lastActiveAt)}</time>,
    },
  ];
  return (
    <ReportPage
      request={{ report: 'progress', query: narrowing }}
      area={area}
      lead={m.lead}
      printed={printed}
      summary={report && report.total > 0 && <Summary report={report} hasPeriod={filters.hasPeriod} />}
      chart={months.length > 1 && <MeansByMonth months={months} />}
    >
      <ListView
        label={m.title}
        searchLabel={m.search}
        errorTitle={m.notLoaded}
        query={query}
        state={state}
        filters={filters.controls}
        columns={columns}
        rowKey={({ student }) => student._id}
        empty={<EmptyState title={m.none}>{m.noneText}</EmptyState>}
      />
    </ReportPage>
  );
}

function Summary({ report: { total, summary }, hasPeriod }: { report: ProgressReport; hasPeriod: boolean }) {
  const m = useMessages({ en, ar });
  const { percent } = useFormat();
  const { done, late, missing, meanPercent } = summary;
  return (
    <Stack gap={12}>
      <p>
        {m.students(total)}
        {meanPercent !== null && (
          <>
            {' · '}
            <strong>{m.meanOf(percent(meanPercent))}</strong>
          </>
        )}
      </p>
      {hasPeriod && done + missing === 0 ? (
        <p>{m.nothingInPeriod}</p>
      ) : (
        <ShareBar
          label={m.tasks}
          shares={[
            { label: m.onTime, count: done - late, color: token.color.success },
            { label: m.late, count: late, color: token.color.warning },
            { label: m.missing, count: missing, color: token.color.danger },
          ]}
        />
      )}
    </Stack>
  );
}
