import type { AdminHome } from '@rubrica/api-client/contract';
import { Cluster, QuietButton, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { ListChecks, PencilLine, UsersRound } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { Columns, Section } from '../../../lib/page/section.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { shownSession } from '../../../lib/session-ended.ts';
import {
  AttendanceToday,
  FailedJobs,
  FailedMessages,
  Registrations,
  Storage,
  UnmarkedWork,
} from './admin-sections.tsx';
import { FirstSteps, isNewSchool } from './first-steps.tsx';
import { WhatsAppSessions } from '../admin/whatsapp/whatsapp-sessions.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { OpenSheets, TodaysMeetings } from './meeting-rows.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** The school's day in a sentence. */
function useLead(home: AdminHome | undefined): string {
  const { lead, oldest } = useMessages({ en, ar });
  const { fromNow } = useFormat();
  if (!home) return '\u00A0';
  const { registrations, unmarked, meetings, disputes } = home;
  const first = unmarked.tasks[0]?.oldestAt;
  const parts = [
    registrations.count > 0 && lead.toApprove(registrations.count),
    unmarked.count > 0 && lead.toMark(unmarked.count),
    first && oldest(fromNow(first)),
    disputes > 0 && lead.disputes(disputes),
    meetings.length > 0 && lead.meetings(meetings.length),
  ].filter(Boolean);
  return parts.length === 0 ? lead.nothing : parts.join(' · ');
}

/** An admin's first page: who and what waits, today's meetings, attendance and what of it is open, storage, and the WhatsApp sessions. */
export function AdminHomePage() {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('User', 'admin-home'),
    queryFn: ({ signal }) => api.getAdminHome({ signal }),
  });
  const lead = useLead(query.data);
  return (
    <Page title={m.welcome(shownSession()?.name ?? '')} lead={lead} width="wide">
      <QueryView query={query} errorTitle={m.notLoaded} skeleton={<HomeSkeleton />}>
        {({
          registrations,
          unmarked,
          meetings,
          attendance,
          sheets,
          beginnings,
          failedJobs,
          failedMessages,
          failedMails,
          storage,
          timeZone,
        }) => (
          <Stack gap={24}>
            <FailedJobs failedJobs={failedJobs} />
            <FailedMessages failedMessages={failedMessages} failedMails={failedMails} />
            <Columns>
              <Stack gap={32}>
                {registrations.count > 0 && <Registrations registrations={registrations} />}
                {isNewSchool(beginnings) ? (
                  <FirstSteps beginnings={beginnings} />
                ) : (
                  <UnmarkedWork unmarked={unmarked} />
                )}
                {registrations.count === 0 && <Registrations registrations={registrations} />}
                <WhatsAppSessions />
                {!isNewSchool(beginnings) && (
                  <Section title={m.next}>
                    <Cluster gap={8}>
                      <QuietButton to="/admin/questions/create" icon={<PencilLine aria-hidden="true" size={18} />}>
                        {m.newQuestion}
                      </QuietButton>
                      <QuietButton to="/admin/tasks" icon={<ListChecks aria-hidden="true" size={18} />}>
                        {m.setTask}
                      </QuietButton>
                      <QuietButton to="/admin/users" icon={<UsersRound aria-hidden="true" size={18} />}>
                        {m.people}
                      </QuietButton>
                    </Cluster>
                  </Section>
                )}
              </Stack>
              <Stack gap={32}>
                <TodaysMeetings meetings={meetings} timeZone={timeZone} area="/admin" />
                <AttendanceToday attendance={attendance} />
                <OpenSheets meetings={sheets} timeZone={timeZone} area="/admin" />
                <Storage storage={storage} />
              </Stack>
            </Columns>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
