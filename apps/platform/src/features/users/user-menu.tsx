import type { User } from '@rubrica/api-client/contract';
import { IconButton, Menu, type MenuItem } from '@rubrica/ui';
import { Ellipsis, KeyRound, LogIn, Pencil, UserCheck, UserX } from 'lucide-react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { readSession } from '../../lib/storage/session.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

interface UserMenuProps {
  user: User;
  onActivate: () => void;
  onOpen: (what: 'edit' | 'password' | 'force' | 'deactivate') => void;
}

/** What can be done with one user as they stand now. */
export function UserMenu({ user, onActivate, onOpen }: UserMenuProps) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const isSelf = readSession()?._id === user._id;
  const isActive = user.status === 'active';

  const items: MenuItem[] = [
    { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: () => onOpen('edit') },
  ];
  if (!isActive) {
    const label = user.status === 'pending' ? m.approve : m.activate;
    items.push({ label, icon: <UserCheck aria-hidden="true" />, onSelect: onActivate });
  }
  if (!isSelf)
    items.push({ label: m.resetPassword, icon: <KeyRound aria-hidden="true" />, onSelect: () => onOpen('password') });
  if (isActive && user.role !== 'admin') {
    items.push({
      label: m.forceLogin,
      icon: <LogIn data-mirror="" aria-hidden="true" />,
      onSelect: () => onOpen('force'),
    });
  }
  if (user.status !== 'disabled' && !isSelf) {
    items.push(
      { divider: true },
      { label: m.deactivate, icon: <UserX aria-hidden="true" />, tone: 'danger', onSelect: () => onOpen('deactivate') },
    );
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton hideTooltip label={m.actionsFor(user.name)} icon={<Ellipsis aria-hidden="true" />} />}
      items={items}
    />
  );
}
