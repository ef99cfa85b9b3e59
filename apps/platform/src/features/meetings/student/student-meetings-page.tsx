import { Stack } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { Page } from '../../../lib/page/page.tsx';
import { PrintStyle } from '../../../lib/page/printed.tsx';
import { FeedButton } from '../feed/feed-button.tsx';
import { ar, en } from './messages.ts';
import { NextMeeting } from './next-meeting.tsx';
import { StudentCalendar } from './student-calendar.tsx';

/**
 * A student's meetings: the one that is live or next, the calendar, and how they attended.
 *
 * @param attendance The student's own attendance.
 */
export function StudentMeetingsPage({ attendance }: { attendance: ReactNode }) {
  const m = useMessages({ en, ar });
  return (
    <Page title={m.title} lead={m.lead} width="wide" action={<FeedButton />}>
      <PrintStyle />
      <Stack gap={32}>
        <NextMeeting />
        <StudentCalendar />
        {attendance}
      </Stack>
    </Page>
  );
}
