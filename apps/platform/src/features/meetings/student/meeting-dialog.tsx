import type { CalendarMeeting } from '@rubrica/api-client/contract';
import { Banner, Button, Cluster, Dialog, QuietButton, Stack, token } from '@rubrica/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AttendanceStatusChip } from '../../../lib/attendance/status-chip.tsx';
import { useCalendarFormat } from '../../../lib/calendar/use-calendar-format.ts';
import { useNow } from '../../../lib/calendar/use-now.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { joined } from '../../../lib/text/joined.ts';
import { CalendarFileButton } from '../calendar-file-button.tsx';
import { canJoin } from './can-join.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { JoinButton } from './join-button.tsx';
import { ar, en } from './messages.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  margin: 0;
  & dt {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

interface StudentMeetingDialogProps {
  meeting: CalendarMeeting;
  timeZone: string;
  /** A parent only reads. */
  isOwn: boolean;
  onClose: () => void;
}

/** A meeting as a student or a parent sees it, with the student's attendance. */
export function StudentMeetingDialog({ meeting, timeZone, isOwn, onClose }: StudentMeetingDialogProps) {
  const { details: m, ...texts } = useMessages({ en, ar });
  const common = useCommonMessages();
  const format = useCalendarFormat(timeZone);
  const now = useNow();
  const [isDisputing, setDisputing] = useState(false);
  const { _id, title, startsAt, endsAt, state, attendance, teacherName, groupNames, place, description } = meeting;
  const readerRange = format.readerRange(startsAt, endsAt);
  const when = [format.dayAndRange(startsAt, endsAt), readerRange && texts.yourTime(readerRange)];
  const ownTime = (moment: string) =>
    readerRange ? texts.yourTime(format.readerTime(moment)) : format.readerTime(moment);
  const rows = [
    [m.when, when.filter(Boolean).join('\n')],
    [m.teacher, teacherName],
    [m.groups, joined(groupNames)],
    [m.place, place],
    [m.about, description],
    [m.remark, attendance?.remark],
  ];
  const canDispute = isOwn && state === 'ended' && Boolean(attendance?.status) && !attendance?.dispute;
  return (
    <Dialog open onClose={onClose} title={title} actions={<Button onClick={onClose}>{common.close}</Button>}>
      <Stack gap={16}>
        {state === 'cancelled' && <Banner tone="warning">{texts.cancelled}</Banner>}
        <List>
          {rows.map(
            ([name, text]) =>
              text && (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>
                    <bdi>{text}</bdi>
                  </dd>
                </div>
              ),
          )}
          {attendance && (state === 'live' || state === 'ended') && (
            <>
              <dt>{m.attendance}</dt>
              <dd>
                <Cluster gap={8}>
                  {attendance.status ? <AttendanceStatusChip status={attendance.status} /> : m.notMarked}
                  {attendance.joinedAt && <span>{m.joined(ownTime(attendance.joinedAt))}</span>}
                  {canDispute && <QuietButton onClick={() => setDisputing(true)}>{m.dispute}</QuietButton>}
                </Cluster>
                {attendance.dispute && m.disputed(attendance.dispute)}
              </dd>
            </>
          )}
        </List>
        <Cluster gap={12}>
          {isOwn && canJoin(meeting, now) && <JoinButton meeting={meeting} />}
          {state !== 'ended' && (
            <CalendarFileButton meeting={_id} title={title} label={m.calendarFile} failed={m.calendarFileFailed} />
          )}
        </Cluster>
      </Stack>
      {isDisputing && <DisputeDialog meeting={_id} onClose={() => setDisputing(false)} />}
    </Dialog>
  );
}
