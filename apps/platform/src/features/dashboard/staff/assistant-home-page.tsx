import type { AssistantHome } from '@rubrica/api-client/contract';
import { Button, Stack } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { Columns } from '../../../lib/page/section.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { shownSession } from '../../../lib/session-ended.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import { OpenSheets, TodaysMeetings } from './meeting-rows.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { SilentStudents } from './silent-students.tsx';
import { sheetPath, WaitingWork } from './waiting-work.tsx';

/** The day in a sentence. */
function useLead(home: AssistantHome | undefined): string {
  const { lead, oldest } = useMessages({ en, ar });
  const { fromNow } = useFormat();
  if (!home) return '\u00A0';
  const first = home.waiting.attempts[0]?.submittedAt;
  const parts = [
    home.waiting.count > 0 && lead.toMark(home.waiting.count),
    first && oldest(fromNow(first)),
    home.meetings.length > 0 && lead.meetings(home.meetings.length),
  ].filter(Boolean);
  return parts.length === 0 ? lead.nothing : parts.join(' · ');
}

/** An assistant's first page: what waits, oldest first, today's meetings, and students who fell silent. */
export function AssistantHomePage() {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('TaskTaken', 'assistant-home'),
    queryFn: ({ signal }) => api.getAssistantHome({ signal }),
  });
  const lead = useLead(query.data);
  const oldest = query.data?.waiting.attempts[0];
  return (
    <Page
      title={m.welcome(shownSession()?.name ?? '')}
      lead={lead}
      width="wide"
      action={
        oldest && (
          <Button variant="primary" to={sheetPath(oldest)}>
            {m.markOldest}
          </Button>
        )
      }
    >
      <QueryView query={query} errorTitle={m.notLoaded} skeleton={<HomeSkeleton />}>
        {({ waiting, meetings, sheets, silent, timeZone, hasGroups }) => (
          <Columns>
            <WaitingWork waiting={waiting} hasGroups={hasGroups} />
            <Stack gap={32}>
              <TodaysMeetings meetings={meetings} timeZone={timeZone} area="/assistant" />
              <OpenSheets meetings={sheets} timeZone={timeZone} area="/assistant" />
              {hasGroups && <SilentStudents silent={silent} />}
            </Stack>
          </Columns>
        )}
      </QueryView>
    </Page>
  );
}
