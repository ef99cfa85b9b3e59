import type { User } from '@rubrica/api-client/contract';
import { Chip, Cluster, type ChipTone } from '@rubrica/ui';
import { useNow } from '../../lib/calendar/use-now.ts';
import { useFormat } from '../../lib/format.ts';
import { useMessages } from '../../lib/i18n.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const tones = { pending: 'highlight', active: 'success', disabled: 'neutral' } as const satisfies Record<
  User['status'],
  ChipTone
>;

type Standing = Pick<User, 'status' | 'invitation'>;

/** The status of an account; of somebody who has not used their invitation, that of the invitation. */
export function UserStatusChip({ user: { status, invitation } }: { user: Standing }) {
  const m = useMessages({ en, ar });
  const format = useFormat();
  const now = useNow();
  if (status !== 'active' || invitation === null) return <Chip tone={tones[status]}>{m.statuses[status]}</Chip>;
  if (invitation.expiresAt === null) return <Chip tone="highlight">{m.invitationWaiting}</Chip>;
  if (Date.parse(invitation.expiresAt) <= now) return <Chip tone="warning">{m.invitationExpired}</Chip>;
  return (
    <Cluster as="span" gap={4}>
      <Chip tone="accent">{m.invited}</Chip>
      <small>{m.invitedUntil(format.date(invitation.expiresAt))}</small>
    </Cluster>
  );
}
