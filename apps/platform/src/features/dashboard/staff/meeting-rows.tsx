import type { HomeMeeting } from '@rubrica/api-client/contract';
import { Chip, QuietButton } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { MeetingStateChip } from '../../../lib/calendar/meeting-state-chip.tsx';
import { ar as calendarAr, en as calendarEn } from '../../../lib/calendar/messages.ts';
import { useCalendarFormat, type CalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { None, Section } from '../../../lib/page/section.tsx';
import { joined } from '../../../lib/text/joined.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { LinkRows } from './rows.ts';

interface MeetingRowsProps {
  meetings: readonly HomeMeeting[];
  /** The school's time zone. */
  timeZone: string;
  area: '/admin' | '/assistant';
}

const withWhom = ({ groupNames, place }: HomeMeeting) => joined([...groupNames, place]);

/** When it is by the clock of a reader who is elsewhere. */
function ReaderTime({ meeting, format }: { meeting: HomeMeeting; format: CalendarFormat }) {
  const m = useMessages({ en: calendarEn, ar: calendarAr });
  const range = format.readerRange(meeting.startsAt, meeting.endsAt);
  return range && <small>{m.yourTime(range)}</small>;
}

/** More would hide what is below them: the calendar has all. */
const mostRows = 10;

/** Of many meetings, those that are not over come first. */
function shownOf(meetings: readonly HomeMeeting[]): readonly HomeMeeting[] {
  if (meetings.length <= mostRows) return meetings;
  const open = meetings.filter(({ state }) => state === 'scheduled' || state === 'live');
  return (open.length < mostRows ? meetings.slice(-mostRows) : open).slice(0, mostRows);
}

/** Today's meetings by time, each with how far it is. */
export function TodaysMeetings({ meetings, timeZone, area }: MeetingRowsProps) {
  const m = useMessages({ en, ar });
  const format = useCalendarFormat(timeZone);
  const shown = shownOf(meetings);
  return (
    <Section title={m.today} action={<QuietButton to={`${area}/meetings`}>{m.calendar}</QuietButton>}>
      {meetings.length === 0 && <None>{m.noMeetings}</None>}
      <LinkRows>
        {shown.map((meeting) => (
          <li key={meeting._id} data-state={meeting.state}>
            <time dateTime={meeting.startsAt}>{format.time(meeting.startsAt)}</time>
            <div>
              <Link to={`${area}/meetings/${meeting._id}`}>
                <bdi>{meeting.title}</bdi>
              </Link>
              <small>
                <bdi>{withWhom(meeting) || m.students(meeting.studentCount)}</bdi>
              </small>
              <ReaderTime meeting={meeting} format={format} />
              {meeting.state !== 'scheduled' && <MeetingStateChip state={meeting.state} />}
            </div>
          </li>
        ))}
      </LinkRows>
      {meetings.length > shown.length && <None>{m.more(meetings.length - shown.length)}</None>}
    </Section>
  );
}

/** Meetings that are over with attendance that nobody has confirmed, or that a student disputes. */
export function OpenSheets({ meetings, timeZone, area }: MeetingRowsProps) {
  const m = useMessages({ en, ar });
  const format = useCalendarFormat(timeZone);
  if (meetings.length === 0) return null;
  return (
    <Section title={m.sheets}>
      <LinkRows>
        {meetings.map((meeting) => (
          <li key={meeting._id}>
            <div>
              <Link to={`${area}/meetings/${meeting._id}`}>
                <bdi>{meeting.title}</bdi>
              </Link>
              <small>
                {format.dateTime(meeting.startsAt)} · {m.confirmed(meeting.confirmedCount, meeting.studentCount)}
              </small>
            </div>
            {meeting.disputeCount > 0 && <Chip tone="warning">{m.disputes(meeting.disputeCount)}</Chip>}
          </li>
        ))}
      </LinkRows>
    </Section>
  );
}
