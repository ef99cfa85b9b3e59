import type { AttemptStatus } from '@rubrica/api-client/contract';
import { Chip, type ChipTone } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const tones: Record<AttemptStatus, ChipTone> = {
  in_progress: 'neutral',
  submitted: 'highlight',
  auto_submitted: 'highlight',
  marking: 'highlight',
  marked: 'accent',
  released: 'success',
  returned: 'warning',
};

/** The status of an attempt, as markers read it. */
export function AttemptStatusChip({ status }: { status: AttemptStatus }) {
  const { statuses } = useMessages({ en, ar });
  return <Chip tone={tones[status]}>{statuses[status]}</Chip>;
}
