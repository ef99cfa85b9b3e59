import type { UserId } from '@rubrica/api-client/contract';
import { Cluster, Heading, Stack } from '@rubrica/ui';
import { useId } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { FeedButton } from '../feed/feed-button.tsx';
import { ar, en } from './messages.ts';
import { StudentCalendar } from './student-calendar.tsx';

/** The meetings of a parent's child, and the parent's calendar feed. */
export function ChildMeetings({ student }: { student: UserId }) {
  const m = useMessages({ en, ar });
  const id = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Cluster justify="space-between">
        <Heading level={2} size={18} id={id}>
          {m.title}
        </Heading>
        <FeedButton ofChildren />
      </Cluster>
      <StudentCalendar student={student} defaultView="agenda" />
    </Stack>
  );
}
