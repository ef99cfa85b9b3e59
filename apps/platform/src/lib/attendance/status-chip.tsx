import type { AttendanceStatus } from '@rubrica/api-client/contract';
import { Chip, type ChipTone } from '@rubrica/ui';
import { useMessages } from '../i18n.ts';
import { ar, en } from './messages.ts';

const tones = {
  Present: 'success',
  Late: 'warning',
  Absent: 'danger',
  Excused: 'neutral',
} as const satisfies Record<AttendanceStatus, ChipTone>;

/** How a student attended a meeting. */
export function AttendanceStatusChip({ status }: { status: AttendanceStatus }) {
  const { statuses } = useMessages({ en, ar });
  return <Chip tone={tones[status]}>{statuses[status]}</Chip>;
}
