import type { UserId } from '@rubrica/api-client/contract';
import { Cluster, EmptyState, QuietButton, Stack } from '@rubrica/ui';
import { Printer } from 'lucide-react';
import { useAddress } from '../../lib/address/use-address.ts';
import { DateFilterField } from '../../lib/calendar/date-filter-field.tsx';
import { isCalendarDate } from '../../lib/calendar/dates.ts';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { Page } from '../../lib/page/page.tsx';
import { Printed, printedPeriod, PrintStyle } from '../../lib/page/printed.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { AttendanceSummary } from './attendance-summary.tsx';
import { ar, en } from './messages.ts';
import { useStudentAttendance } from './use-student-attendance.ts';

/** The attendance of one student, for staff; the period is in the address. It is made to be printed. */
export function StudentAttendancePage({ student }: { student: UserId }) {
  const m = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const format = useCalendarFormat(useSchoolTimeZone());
  const [search, changeAddress] = useAddress();
  const dateOf = (name: string) => {
    const text = search.get(name) ?? '';
    return isCalendarDate(text) ? text : '';
  };
  const period = { from: dateOf('from'), until: dateOf('until') };
  const query = useStudentAttendance(student, period);
  const isNarrowed = period.from !== '' || period.until !== '';
  return (
    <Compact>
      <QueryView query={query} errorTitle={m.problem} loadingLabel={m.loading}>
        {(attendance) => (
          <Page
            title={m.pageTitle(attendance.student.name)}
            width="wide"
            breadcrumbs={[
              { label: m.users, to: '/admin/users' },
              { label: attendance.student.name, to: `/admin/users/student/${student}` },
            ]}
            action={
              <QuietButton icon={<Printer aria-hidden="true" />} onClick={() => print()}>
                {m.print}
              </QuietButton>
            }
          >
            <PrintStyle />
            <Printed>
              <span>{brand}</span>
              <span>{m.printed(format.dateOf(new Date().toISOString()))}</span>
              {isNarrowed && <span>{printedPeriod(period, format, m)}</span>}
            </Printed>
            <Stack gap={24}>
              <Cluster gap={12} align="end" data-no-print="">
                <DateFilterField label={m.from} value={period.from} onChange={(from) => changeAddress({ from })} />
                <DateFilterField label={m.until} value={period.until} onChange={(until) => changeAddress({ until })} />
                {isNarrowed && (
                  <QuietButton onClick={() => changeAddress({ from: '', until: '' })}>{m.all}</QuietButton>
                )}
              </Cluster>
              {attendance.history.length === 0 ? (
                <EmptyState title={m.empty}>{isNarrowed ? m.emptyPeriod : m.emptyText}</EmptyState>
              ) : (
                <AttendanceSummary attendance={attendance} format={format} level={2} />
              )}
            </Stack>
          </Page>
        )}
      </QueryView>
    </Compact>
  );
}
