import type { StudentAttendance } from '@rubrica/api-client/contract';
import { Stack, Table, type TableColumn } from '@rubrica/ui';
import { AttendanceStatusChip } from '../../lib/attendance/status-chip.tsx';
import type { CalendarFormat } from '../../lib/calendar/use-calendar-format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './messages.ts';

type Entry = StudentAttendance['history'][number];

/** Every meeting that has ended, with the student's status. */
export function AttendanceHistory({ entries, format }: { entries: readonly Entry[]; format: CalendarFormat }) {
  const m = useMessages({ en, ar });
  const columns: TableColumn<Entry>[] = [
    {
      key: 'meeting',
      header: m.meeting,
      primary: true,
      cell: ({ meeting }) => <bdi>{meeting.title}</bdi>,
    },
    {
      key: 'date',
      header: m.date,
      cell: ({ meeting }) => <span style={{ whiteSpace: 'nowrap' }}>{format.dateTime(meeting.startsAt)}</span>,
    },
    {
      key: 'status',
      header: m.status,
      cell: ({ status }) => (status ? <AttendanceStatusChip status={status} /> : m.notMarked),
    },
    { key: 'joined', header: m.joined, cell: ({ joinedAt }) => joinedAt && format.time(joinedAt) },
    {
      key: 'remark',
      header: m.remark,
      cell: ({ remark, dispute }) =>
        (remark || dispute) && (
          <Stack gap={4}>
            {remark && <bdi>{remark}</bdi>}
            {dispute && <bdi>{m.disputed(dispute)}</bdi>}
          </Stack>
        ),
    },
  ];
  return <Table label={m.history} columns={columns} rows={entries} rowKey={({ meeting }) => meeting._id} />;
}
