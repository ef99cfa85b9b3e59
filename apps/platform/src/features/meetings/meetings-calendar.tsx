import type { CalendarMeeting, UserId } from '@rubrica/api-client/contract';
import type { ReactNode } from 'react';
import { Calendar } from '../../lib/calendar/calendar.tsx';
import type { CalendarItem } from '../../lib/calendar/calendar-item.ts';
import type { CalendarView } from '../../lib/calendar/period.ts';
import { useCalendarAddress, type CalendarAddress } from '../../lib/calendar/use-calendar-address.ts';
import { useCalendarMeetings } from '../../lib/calendar/use-calendar-meetings.ts';
import { useSchoolTimeZone } from '../../lib/calendar/use-school-time-zone.ts';
import { LoadError } from '../../lib/page/load-error.tsx';
import { SlowNotice } from '../../lib/page/loading.tsx';
import { detailOf } from './meeting-detail.ts';

interface MeetingsCalendarProps {
  /** A parent's child. */
  student?: UserId;
  defaultView?: CalendarView;
  /** The title of the error: "The meetings could not be loaded". */
  errorTitle: string;
  /** What an agenda says where there is nothing in the period. */
  empty: string;
  /** Where a meeting is shown in full. */
  pathOf: (meeting: CalendarMeeting, address: CalendarAddress) => string;
  /** What an agenda shows at the end of a meeting's row. */
  endOf?: (meeting: CalendarMeeting) => ReactNode;
  /** Further controls, before those of the view. */
  tools?: ReactNode;
  /** What is shown about the meetings of the period. */
  children?: (meetings: readonly CalendarMeeting[], timeZone: string) => ReactNode;
}

/** The calendar of those meetings that the reader takes part in, or may see. */
export function MeetingsCalendar(props: MeetingsCalendarProps) {
  const { student, defaultView, errorTitle, empty, pathOf, endOf, tools, children } = props;
  const schoolTimeZone = useSchoolTimeZone(student);
  const address = useCalendarAddress(schoolTimeZone, defaultView);
  const query = useCalendarMeetings(address.period, student);
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = query;
  if (error && !data) {
    return <LoadError error={error} title={errorTitle} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const timeZone = data?.timeZone ?? schoolTimeZone;
  const items = (data?.items ?? []).map((meeting): CalendarItem => ({
    id: meeting._id,
    title: meeting.title,
    startsAt: meeting.startsAt,
    endsAt: meeting.endsAt,
    state: meeting.state,
    detail: detailOf(meeting),
    to: pathOf(meeting, address),
    end: endOf?.(meeting),
  }));
  return (
    <>
      {isPending && <SlowNotice onRetry={() => void refetch()} />}
      <Calendar
        address={address}
        timeZone={timeZone}
        items={items}
        isLoading={isPending || isPlaceholderData}
        empty={empty}
        tools={tools}
      />
      {data && children?.(data.items, timeZone)}
    </>
  );
}
