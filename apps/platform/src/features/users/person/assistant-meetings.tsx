import type { Meeting, UserId } from '@rubrica/api-client/contract';
import { Skeleton } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { MeetingStateChip } from '../../../lib/calendar/meeting-state-chip.tsx';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useSchoolTimeZone } from '../../../lib/calendar/use-school-time-zone.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { None, Rows, Section } from '../../../lib/page/section.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { schoolNow } from '../../../lib/school-clock.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const shown = 5;

/** The meetings that an assistant teaches: the next ones, and those that are over with how far their attendance is confirmed. */
export function AssistantMeetings({ teacher }: { teacher: UserId }) {
  const m = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Meeting', 'of-teacher', teacher),
    queryFn: async ({ signal }) => {
      const now = new Date(schoolNow()).toISOString();
      const ofTeacher = { teacher, limit: shown };
      const [next, over] = await Promise.all([
        api.listMeetings({ query: { ...ofTeacher, from: now, sort: 'startsAt' }, signal }),
        api.listMeetings({ query: { ...ofTeacher, state: 'ended', sort: '-startsAt' }, signal }),
      ]);
      return { next: next.items, over: over.items };
    },
  });
  return (
    <Section title={m.meetings} action={<Link to="/admin/meetings">{m.calendar}</Link>}>
      <QueryView
        query={query}
        errorTitle={m.meetingsProblem}
        loadingLabel={m.meetings}
        skeleton={<Skeleton height="144px" />}
      >
        {({ next, over }) => (
          <>
            {next.length === 0 ? <None>{m.noNextMeetings}</None> : <MeetingRows meetings={next} />}
            {over.length > 0 && (
              <>
                <h3>{m.meetingsOver}</h3>
                <MeetingRows meetings={over} />
              </>
            )}
          </>
        )}
      </QueryView>
    </Section>
  );
}

function MeetingRows({ meetings }: { meetings: readonly Meeting[] }) {
  const m = useMessages({ en, ar });
  const format = useCalendarFormat(useSchoolTimeZone());
  return (
    <Rows>
      {meetings.map((meeting) => (
        <li key={meeting._id}>
          <div>
            <Link to={`/admin/meetings/${meeting._id}`}>
              <bdi>{meeting.title}</bdi>
            </Link>
            <small>{format.dateTime(meeting.startsAt)}</small>
          </div>
          {meeting.state === 'ended' ? (
            <span>{m.confirmed(meeting.confirmedCount, meeting.studentCount)}</span>
          ) : (
            meeting.state !== 'scheduled' && <MeetingStateChip state={meeting.state} />
          )}
        </li>
      ))}
    </Rows>
  );
}
