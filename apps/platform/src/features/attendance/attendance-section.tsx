import type { UserId } from '@rubrica/api-client/contract';
import { Heading, QuietButton, Skeleton, Stack } from '@rubrica/ui';
import { useId, useState } from 'react';
import { useCalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { useMessages } from '../../lib/i18n.ts';
import { Compact } from '../../lib/page/compact.tsx';
import { QueryView } from '../../lib/page/query-view.tsx';
import { AttendanceSummary } from './attendance-summary.tsx';
import { ar, en } from './messages.ts';
import { allTime, useStudentAttendance } from './use-student-attendance.ts';

/** The newest meetings are enough for a look. */
const maxEntries = 5;

interface AttendanceSectionProps {
  student: UserId;
  /** Whether a parent looks at their child's. */
  isChild?: boolean;
}

/** A student's attendance as a section of another page: their own, or a parent's child's. */
export function AttendanceSection({ student, isChild = false }: AttendanceSectionProps) {
  const m = useMessages({ en, ar });
  const id = useId();
  const format = useCalendarFormat(useSchoolTimeZone(isChild ? student : undefined));
  const [isWhole, setWhole] = useState(false);
  const query = useStudentAttendance(student, allTime);
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Heading level={2} size={18} id={id}>
        {m.title}
      </Heading>
      <QueryView query={query} errorTitle={m.problem} loadingLabel={m.loading} skeleton={<Skeleton height="160px" />}>
        {(attendance) =>
          attendance.history.length === 0 ? (
            <p>{m.emptyText}</p>
          ) : (
            <Compact>
              <AttendanceSummary
                attendance={attendance}
                format={format}
                level={3}
                {...(isWhole ? {} : { maxEntries })}
                more={
                  <div>
                    <QuietButton onClick={() => setWhole(true)}>{m.showAll(attendance.history.length)}</QuietButton>
                  </div>
                }
              />
            </Compact>
          )
        }
      </QueryView>
    </Stack>
  );
}
