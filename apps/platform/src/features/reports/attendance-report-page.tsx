import type { AttendanceReport } from '@rubrica/api-client/contract';
import { EmptyState, RouteLink, Stack, type TableColumn, token } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { ShareBar } from '../../lib/charts/share-bar.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ListView } from '../../lib/list/list-view.tsx';
import { StudentLink } from '../../lib/people/student-link.tsx';
import { ar, en } from './messages.ts';
import { ReportPage } from './report-page.tsx';
import type { ReportArea } from './report-request.ts';
import { useReport } from './use-report.ts';

type Row = AttendanceReport['items'][number];

const statuses = ['present', 'late', 'absent', 'excused'] as const;
const sortFields = ['student', ...statuses, 'rate'] as const;
const colors = {
  present: token.color.success,
  late: token.color.warning,
  absent: token.color.danger,
  excused: token.color.inkSoft,
} as const;

/** How often each student attended, for staff; filters, order and page are in the address. */
export function AttendanceReportPage({ area }: { area: ReportArea }) {
  const m = useMessages({ en, ar });
  const { number, percent } = useFormat();
  const { state, filters, narrowing, query, report, printed } = useReport({
    key: ['Meeting', 'attendance-report'],
    sortFields,
    filters: ['diploma'],
    read: (request, signal) => api.getAttendanceReport({ query: request, signal }),
  });
  const columns: TableColumn<Row>[] = [
    {
      key: 'student',
      header: m.student,
      sortable: true,
      cell: ({ student }) => <StudentLink id={student._id} name={student.name} />,
    },
    ...statuses.map((status): TableColumn<Row> => ({
      key: status,
      header: m[status],
      align: 'end',
      sortable: true,
      cell: ({ counts }) => number(counts[status]),
    })),
    {
      key: 'rate',
      header: m.rate,
      align: 'end',
      sortable: true,
      cell: ({ student, ratePercent }) => {
        const shown = ratePercent === null ? '–' : percent(ratePercent);
        // Only admins have a page of a student's attendance; an assistant finds it on the student's own.
        return area === '/admin' ? (
          <RouteLink to={`/admin/users/StudentAttendance/${student._id}`}>{shown}</RouteLink>
        ) : (
          shown
        );
      },
    },
  ];
  return (
    <ReportPage
      request={{ report: 'attendance', query: narrowing }}
      area={area}
      lead={m.attendanceLead}
      printed={printed}
      summary={
        report &&
        report.total > 0 && (
          <Stack gap={12}>
            <p>
              {m.students(report.total)}
              {report.summary.ratePercent !== null && (
                <>
                  {' · '}
                  <strong>{m.rateOf(percent(report.summary.ratePercent))}</strong>
                </>
              )}
            </p>
            <ShareBar
              label={m.statuses}
              shares={statuses.map((status) => ({
                label: m[status],
                count: report.summary.counts[status],
                color: colors[status],
              }))}
            />
          </Stack>
        )
      }
    >
      <ListView
        label={m.attendance}
        searchLabel={m.searchStudents}
        errorTitle={m.notLoaded}
        query={query}
        state={state}
        filters={filters.controls}
        columns={columns}
        rowKey={({ student }) => student._id}
        noMatch={filters.hasPeriod ? { title: m.noAttendanceInPeriod, text: m.longerPeriod } : undefined}
        empty={<EmptyState title={m.noAttendance}>{m.noAttendanceText}</EmptyState>}
      />
    </ReportPage>
  );
}
