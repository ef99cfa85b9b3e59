import type { UserId } from '@rubrica/api-client/contract';
import { useSearchParams } from 'react-router-dom';
import { AttendanceStatusChip } from '../../../lib/attendance/status-chip.tsx';
import type { CalendarView } from '../../../lib/calendar/period.ts';
import { wallTimeOf, readerTimeZone } from '../../../lib/calendar/zone.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { MeetingsCalendar } from '../meetings-calendar.tsx';
import { ar, en } from './messages.ts';
import { StudentMeetingDialog } from './meeting-dialog.tsx';

interface StudentCalendarProps {
  /** A parent's child; the reader without. */
  student?: UserId;
  defaultView?: CalendarView;
}

/** A student's meetings. The one that is open is in the address, so that going back closes it. */
export function StudentCalendar({ student, defaultView = 'week' }: StudentCalendarProps) {
  const m = useMessages({ en, ar });
  const [search, setSearch] = useSearchParams();
  const opened = search.get('meeting');
  const close = () =>
    setSearch(
      (before) => {
        before.delete('meeting');
        return before;
      },
      { replace: true },
    );
  return (
    <MeetingsCalendar
      {...(student ? { student } : {})}
      defaultView={defaultView}
      errorTitle={m.problem}
      empty={m.empty}
      // With its date: a reload finds it in the period that is shown.
      pathOf={({ _id, startsAt }, { linkTo }) =>
        `${linkTo({ date: wallTimeOf(startsAt, readerTimeZone()).date })}&meeting=${_id}`
      }
      endOf={({ attendance }) => attendance?.status && <AttendanceStatusChip status={attendance.status} />}
    >
      {(meetings, timeZone) => {
        const meeting = meetings.find(({ _id }) => _id === opened);
        return (
          meeting && (
            <StudentMeetingDialog meeting={meeting} timeZone={timeZone} isOwn={student === undefined} onClose={close} />
          )
        );
      }}
    </MeetingsCalendar>
  );
}
