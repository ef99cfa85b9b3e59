import type { MeetingId } from '@rubrica/api-client/contract';
import { Banner, Stack, token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { MeetingStateChip } from '../../lib/calendar/meeting-state-chip.tsx';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { Page } from '../../lib/page/page.tsx';
import { Printed, PrintStyle } from '../../lib/page/printed.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { keyOf } from '../../lib/query-keys.ts';
import { joined } from '../../lib/text/joined.ts';
import { MeetingActions } from './meeting-actions.tsx';
import { MeetingDetails } from './meeting-details.tsx';
import type { MeetingsArea } from './meetings-area.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { AttendanceSheet } from './sheet/attendance-sheet.tsx';
import { ChangeLog } from './sheet/change-log.tsx';

/** Students join while staff look at the sheet. */
const refetchMs = 30_000;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 260px;
  gap: ${token.space[24]} ${token.space[32]};
  align-items: start;

  & > aside {
    padding-inline-start: ${token.space[24]};
    border-inline-start: 1px solid ${token.color.line};
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
    & > aside {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

/** A meeting: who was there, and what it is. */
export function MeetingPage({ id, area }: { id: MeetingId; area: MeetingsArea }) {
  const m = useMessages({ en, ar });
  const { brand } = useCommonMessages();
  const format = useCalendarFormat(useSchoolTimeZone());
  const query = useQuery({
    queryKey: keyOf('Meeting', 'sheet', id),
    queryFn: ({ signal }) => api.getAttendanceSheet({ params: { id }, signal }),
    refetchInterval: refetchMs,
  });
  return (
    <Compact>
      <QueryView query={query} errorTitle={m.page.problem} loadingLabel={m.page.loading}>
        {({ meeting, lines }) => (
          <Page
            title={meeting.title}
            lead={
              <>
                {format.dayAndRange(meeting.startsAt, meeting.endsAt)} <MeetingStateChip state={meeting.state} />
              </>
            }
            width="wide"
            breadcrumbs={[{ label: m.title, to: `${area}/meetings` }]}
            action={area === '/admin' && <MeetingActions meeting={meeting} />}
          >
            <PrintStyle />
            <Printed>
              <span>{brand}</span>
              <span>{joined([...meeting.groupNames, meeting.teacherName])}</span>
            </Printed>
            <Columns>
              <Stack gap={16}>
                {meeting.state === 'cancelled' ? (
                  <Banner tone="info">{m.sheet.cancelled}</Banner>
                ) : (
                  <AttendanceSheet key={meeting._id} meeting={meeting} lines={lines} format={format} />
                )}
                <ChangeLog meeting={meeting._id} format={format} />
              </Stack>
              <aside data-no-print="" aria-label={m.page.details}>
                <MeetingDetails meeting={meeting} format={format} />
              </aside>
            </Columns>
          </Page>
        )}
      </QueryView>
    </Compact>
  );
}
