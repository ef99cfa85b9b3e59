import type { UserId } from '@rubrica/api-client/contract';
import { Cluster, EmptyState, QuietButton } from '@rubrica/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useAddress } from '../../lib/address/use-address.ts';
import { api } from '../../lib/api.ts';
import { DateFilterField } from '../../lib/calendar/date-filter-field.tsx';
import { isCalendarDate } from '../../lib/calendar/dates.ts';
import { useMessages } from '../../lib/i18n.ts';
import type { Breadcrumb } from '../../lib/page/breadcrumbs.tsx';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { PrintStyle } from '../../lib/page/printed.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { ar, en } from './messages.ts';
import { ReportSheet } from './report-sheet.tsx';

interface StudentReportPageProps {
  student: UserId;
  /** The pages above, of which the last one is the student's. */
  breadcrumbsOf: (student: { _id: UserId; name: string }) => readonly Breadcrumb[];
}

/** What was released of a student in a period, made for one sheet of paper; the period is in the address. */
export function StudentReportPage({ student, breadcrumbsOf }: StudentReportPageProps) {
  const m = useMessages({ en, ar });
  const [search, changeAddress] = useAddress();
  const dateOf = (name: string) => {
    const text = search.get(name) ?? '';
    return isCalendarDate(text) ? text : '';
  };
  const [from, until] = [dateOf('from'), dateOf('until')];
  const query = useQuery({
    queryKey: keyOf('User', 'report', student, from, until),
    queryFn: ({ signal }) => {
      const period = { ...(from ? { from } : {}), ...(until ? { until } : {}) };
      return api.getStudentReport({ params: { id: student }, query: period, signal });
    },
    placeholderData: keepPreviousData,
  });
  return (
    <Compact>
      <QueryView query={query} errorTitle={m.problem} loadingLabel={m.loading}>
        {(report) => (
          <Page
            title={m.title(report.student.name)}
            breadcrumbs={breadcrumbsOf(report.student)}
            action={
              <QuietButton icon={<Printer aria-hidden="true" />} onClick={() => print()}>
                {m.print}
              </QuietButton>
            }
          >
            <PrintStyle />
            <Cluster gap={12} align="end" data-no-print="" style={{ marginBlockEnd: 24 }}>
              <DateFilterField
                label={m.from}
                value={from || report.from}
                max={until || report.until}
                onChange={(date) => changeAddress({ from: date })}
              />
              <DateFilterField
                label={m.until}
                value={until || report.until}
                min={from || report.from}
                onChange={(date) => changeAddress({ until: date })}
              />
            </Cluster>
            {report.results.length === 0 && report.attendance.ratePercent === null ? (
              <EmptyState title={m.empty}>{m.emptyText}</EmptyState>
            ) : (
              <ReportSheet report={report} />
            )}
          </Page>
        )}
      </QueryView>
    </Compact>
  );
}
