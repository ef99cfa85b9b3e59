import type { User } from '@rubrica/api-client/contract';
import { Chip, type ChipTone } from '@rubrica/ui';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const tones = { pending: 'highlight', active: 'success', disabled: 'neutral' } as const satisfies Record<
  User['status'],
  ChipTone
>;

/** The status of an account. */
export function UserStatusChip({ status }: { status: User['status'] }) {
  const { statuses } = useMessages({ en, ar });
  return <Chip tone={tones[status]}>{statuses[status]}</Chip>;
}
