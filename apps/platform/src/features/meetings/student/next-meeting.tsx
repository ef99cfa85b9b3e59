import type { CalendarMeeting } from '@rubrica/api-client/contract';
import { EmptyState, Heading, Skeleton, token } from '@rubrica/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { addDays } from '../../../lib/calendar/dates.ts';
import { joinEarlyMs } from '../../../lib/calendar/join-early.ts';
import { useCalendarFormat, type CalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useCalendarMeetings } from '../../../lib/calendar/use-calendar-meetings.ts';
import { useNow } from '../../../lib/calendar/use-now.ts';
import { readerTimeZone, wallTimeOf } from '../../../lib/calendar/zone.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { detailOf } from '../meeting-detail.ts';
import { canJoin, firstMeetings } from './can-join.ts';
import { JoinButton } from './join-button.tsx';
import { ar, en } from './messages.ts';

const Lead = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token.space[12]} ${token.space[24]};
  align-items: center;
  padding: ${token.space[16]} ${token.space[24]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};

  &[data-live] {
    border-color: ${token.color.success};
    box-shadow: inset 4px 0 ${token.color.success};
  }
  &[data-live]:dir(rtl) {
    box-shadow: inset -4px 0 ${token.color.success};
  }
  & p {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    overflow-wrap: anywhere;
  }
  & p[data-part='label'] {
    font-weight: 600;
  }
  &[data-live] p[data-part='label'] {
    color: ${token.color.success};
  }
  & + & {
    margin-block-start: ${token.space[12]};
  }
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${token.space[16]};
  }
`;

/** How far the page looks for the next meeting. */
const days = 14;

/** What a student sees first: the meeting that is live, else the next. */
export function NextMeeting() {
  const m = useMessages({ en, ar });
  const now = useNow();
  const today = wallTimeOf(now, readerTimeZone()).date;
  const query = useCalendarMeetings({ first: today, last: addDays(today, days) });
  const format = useCalendarFormat(query.data?.timeZone ?? readerTimeZone());
  return (
    <QueryView query={query} errorTitle={m.problem} skeleton={<Skeleton height="112px" />}>
      {({ items }) => {
        const first = firstMeetings(items, now);
        return first.length === 0 ? (
          <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>
        ) : (
          <div>
            {first.map((meeting) => (
              <MeetingLead key={meeting._id} meeting={meeting} format={format} nowMs={now} />
            ))}
          </div>
        );
      }}
    </QueryView>
  );
}

interface MeetingLeadProps {
  meeting: CalendarMeeting;
  format: CalendarFormat;
  nowMs: number;
}

function MeetingLead({ meeting, format, nowMs }: MeetingLeadProps) {
  const m = useMessages({ en, ar });
  const { fromNow } = useFormat();
  const { title, startsAt, endsAt, state, attendance } = meeting;
  const isOpen = canJoin(meeting, nowMs);
  const readerRange = format.readerRange(startsAt, endsAt);
  const when = format.dayAndRange(startsAt, endsAt);
  const ownTime = (moment: string) => (readerRange ? m.yourTime(format.readerTime(moment)) : format.readerTime(moment));
  const opensAt = new Date(Date.parse(startsAt) - joinEarlyMs).toISOString();
  const label = state === 'live' ? m.live : isOpen ? m.soon : `${m.next} · ${fromNow(startsAt, nowMs)}`;
  const id = useId();
  return (
    <Lead data-live={isOpen ? '' : undefined} aria-labelledby={`${id}label ${id}title`}>
      <div>
        <p data-part="label" id={`${id}label`}>
          {label}
        </p>
        <Heading level={2} size={22} id={`${id}title`}>
          <bdi>{title}</bdi>
        </Heading>
        <p>{[when, readerRange && m.yourTime(readerRange)].filter(Boolean).join(' · ')}</p>
        <p>
          <bdi>{detailOf(meeting)}</bdi>
        </p>
        {attendance?.joinedAt && <p role="status">{m.joinedAt(ownTime(attendance.joinedAt))}</p>}
        {!isOpen && <p>{m.opensAt(ownTime(opensAt))}</p>}
      </div>
      {isOpen && <JoinButton meeting={meeting} />}
    </Lead>
  );
}
