import type { User } from '@rubrica/api-client/contract';
import { Button, ConfirmDialog, Menu } from '@rubrica/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import type { RowAction } from '../../../lib/resource/row-menu.tsx';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { EraseDialog } from '../erase-dialog.tsx';
import { ForceLoginDialog } from '../force-login-dialog.tsx';
import { PasswordDialog } from '../password-dialog.tsx';
import { useUserActions } from '../use-user-actions.tsx';
import { UserDialog } from '../user-dialog/user-dialog.tsx';
import { WhatsAppDialog } from '../whatsapp/whatsapp-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

type Opened = 'edit' | 'erase' | 'password' | 'force-login' | 'whatsapp' | { confirm: RowAction } | null;

/** What an admin can do with a person, as in the list of users. */
export function PersonActions({ user }: { user: User }) {
  const m = useMessages({ en, ar });
  const client = useQueryClient();
  const runChange = useRunChange();
  const { actionsFor } = useUserActions();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const run = async ({ change }: RowAction) => {
    if (change) await runChange(change, m.changeFailed);
    await invalidate(client, 'User', 'Auth', 'AuditEntry');
  };
  const actions = actionsFor(user, {
    onEdit: () => setOpened('edit'),
    onResetPassword: () => setOpened('password'),
    onForceLogin: () => setOpened('force-login'),
    onWhatsApp: () => setOpened('whatsapp'),
    onErase: () => setOpened('erase'),
  });
  const items = actions.map((action) => {
    if ('divider' in action || !action.change) return action;
    const { change: _, confirm, ...item } = action;
    return { ...item, onSelect: () => (confirm ? setOpened({ confirm: action }) : void run(action)) };
  });
  const confirmed = opened !== null && typeof opened === 'object' ? opened.confirm : null;
  return (
    <>
      <Menu
        align="end"
        trigger={<Button icon={<ChevronDown aria-hidden="true" />}>{m.actions}</Button>}
        items={items}
      />
      {opened === 'edit' && <UserDialog user={user} onClose={close} />}
      {opened === 'erase' && <EraseDialog user={user} onClose={close} />}
      {opened === 'password' && <PasswordDialog user={user} onClose={close} />}
      {opened === 'force-login' && <ForceLoginDialog user={user} onClose={close} />}
      {opened === 'whatsapp' && <WhatsAppDialog user={user} onClose={close} />}
      {confirmed?.confirm && (
        <ConfirmDialog
          open
          title={confirmed.confirm.title}
          confirmLabel={confirmed.label}
          cancelLabel={confirmed.confirm.cancelLabel}
          tone={confirmed.tone === 'danger' ? 'danger' : 'neutral'}
          onClose={close}
          onConfirm={() => run(confirmed)}
        >
          {confirmed.confirm.body}
        </ConfirmDialog>
      )}
    </>
  );
}
