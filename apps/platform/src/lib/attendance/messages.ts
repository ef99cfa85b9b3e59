import type { AttendanceStatus } from '@rubrica/api-client/contract';

export const en = {
  statuses: { Present: 'Present', Late: 'Late', Absent: 'Absent', Excused: 'Excused' } satisfies Record<
    AttendanceStatus,
    string
  >,
};

export type Messages = typeof en;

export const ar: Messages = {
  statuses: { Present: 'حاضر', Late: 'متأخر', Absent: 'غائب', Excused: 'معذور' },
};
