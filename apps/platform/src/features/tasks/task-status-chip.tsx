import type { Task } from '@rubrica/api-client/contract';
import { Chip, type ChipTone } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const tones: Record<Task['status'], ChipTone> = {
  draft: 'neutral',
  published: 'success',
  closed: 'warning',
  archived: 'neutral',
};

/** The status of a task. */
export function TaskStatusChip({ status }: { status: Task['status'] }) {
  const { statuses } = useMessages({ en, ar });
  return <Chip tone={tones[status]}>{statuses[status]}</Chip>;
}
