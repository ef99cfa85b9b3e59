import type { UserId } from '@rubrica/api-client/contract';
import { Heading, Stack } from '@rubrica/ui';
import { useId } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar, en } from './messages.ts';
import { StudentCalendar } from './student-calendar.tsx';

/** The meetings of a parent's child. */
export function ChildMeetings({ student }: { student: UserId }) {
  const m = useMessages({ en, ar });
  const id = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={18} id={id}>
        {m.title}
      </Heading>
      <StudentCalendar student={student} defaultView="agenda" />
    </Stack>
  );
}
