import type { Notice, NoticeKind } from '@rubrica/api-client/contract';
import { token, VisuallyHidden } from '@rubrica/ui';
import {
  Award,
  CalendarClock,
  CalendarX,
  ClipboardList,
  Clock,
  FileSpreadsheet,
  Flag,
  MessageCircle,
  type LucideIcon,
  TriangleAlert,
  Undo2,
  UserPlus,
  Users,
  UserX,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCalendarFormat } from '../calendar/use-calendar-format.ts';
import { haveSameClock, readerTimeZone, wallTimeOf } from '../calendar/zone.ts';
import { useFormat } from '../format.ts';
import { useMessages } from '../i18n.ts';
import { groupByDay } from './group-by-day.ts';
import { noticeMessages } from './messages.ts';
import { useMarkRead } from './use-mark-read.ts';

const icons: Record<NoticeKind, LucideIcon> = {
  'task-set': ClipboardList,
  'task-due': Clock,
  'task-returned': Undo2,
  'marks-released': Award,
  'meeting-moved': CalendarClock,
  'meeting-changed': CalendarClock,
  'meeting-cancelled': CalendarX,
  'child-absent': UserX,
  'attendance-disputed': UserX,
  message: MessageCircle,
  'message-reported': Flag,
  'report-ready': FileSpreadsheet,
  'import-done': Users,
  'registration-waiting': UserPlus,
  'job-failed': TriangleAlert,
};

const Days = styled.div`
  display: grid;
  gap: ${token.space[12]};

  & h3 {
    font-size: ${token.font[13]};
    font-weight: 600;
    color: ${token.color.inkSoft};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) 8px;
    align-items: start;
    gap: ${token.space[12]};
    min-block-size: 44px;
    margin-inline: -8px;
    padding: ${token.space[8]};
    border-radius: ${token.radius.control};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    line-height: 1.4;
    text-decoration: none;
  }
  & a:hover {
    background: ${token.color.hover};
  }
  & a > svg {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 1px;
  }
  & a > span {
    overflow-wrap: anywhere;
  }
  & a[data-unread] > span {
    color: ${token.color.ink};
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: ${token.font[13]};
    font-weight: 400;
    color: ${token.color.inkSoft};
  }
  & i {
    inline-size: 8px;
    block-size: 8px;
    margin-block-start: 6px;
    border-radius: 50%;
    background: ${token.color.accent};
    forced-color-adjust: none;
  }
`;

/** How the moment of a notice is written: of a meeting by the school's clock, as its page does, and by the reader's where that differs. */
function useWhen(schoolTimeZone: string | undefined): (notice: Notice) => (moment: string) => string {
  const m = useMessages(noticeMessages);
  const format = useFormat();
  const readerZone = readerTimeZone();
  const timeZone = schoolTimeZone ?? readerZone;
  const school = useCalendarFormat(timeZone);
  const ofMeeting = (moment: string) => {
    if (haveSameClock(moment, timeZone, readerZone)) return school.dateTime(moment);
    const isSameDay = wallTimeOf(moment, timeZone).date === wallTimeOf(moment, readerZone).date;
    return `${school.dateTime(moment)} (${m.yourTime(isSameDay ? school.readerTime(moment) : format.dateTime(moment))})`;
  };
  return ({ about }) => ('meeting' in about ? ofMeeting : format.dateTime);
}

interface NoticeListProps {
  notices: readonly Notice[];
  /** The school's; without it, all is written by the reader's clock. */
  timeZone: string | undefined;
}

/** Notices by day, newest first; each leads to its place, and is read once somebody goes there. */
export function NoticeList({ notices, timeZone }: NoticeListProps) {
  const m = useMessages(noticeMessages);
  const format = useFormat();
  const whenOf = useWhen(timeZone);
  const { mutate } = useMarkRead();
  return (
    <Days>
      {groupByDay(notices).map(({ ago, notices: ofDay }) => (
        <section key={ago}>
          <h3>{ago === 0 ? m.today : ago === 1 ? m.yesterday : format.date(ofDay[0]?.at ?? '')}</h3>
          <ul>
            {ofDay.map((notice) => {
              const Icon = icons[notice.kind];
              const isUnread = notice.readAt === null;
              return (
                <li key={notice._id}>
                  <Link
                    to={notice.path}
                    data-unread={isUnread ? '' : undefined}
                    onClick={() => isUnread && mutate({ notices: [notice._id] })}
                  >
                    <Icon aria-hidden="true" {...(notice.kind === 'task-returned' ? { 'data-mirror': '' } : {})} />
                    <span>
                      {isUnread && <VisuallyHidden>{`${m.unread}: `}</VisuallyHidden>}
                      {m.text(notice, whenOf(notice))}
                      <small>
                        <time dateTime={notice.at}>{ago > 1 ? format.time(notice.at) : format.fromNow(notice.at)}</time>
                      </small>
                    </span>
                    {isUnread && <i aria-hidden="true" />}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Days>
  );
}
