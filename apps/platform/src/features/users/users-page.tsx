import { roles, type User } from '@rubrica/api-client/contract';
import { Button } from '@rubrica/ui';
import { FileUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { useGroupOptions, useNamedOptions } from '../../lib/options/use-options.ts';
import { ResourcePage } from '../../lib/resource/resource-page.tsx';
import type { ResourceQuery } from '../../lib/resource/resources.ts';
import { useResource } from '../../lib/resource/use-resource.ts';
import { BulkChangeDialog } from './bulk-change-dialog.tsx';
import { ExportMenu } from './export-menu.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { ForceLoginDialog } from './force-login-dialog.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { WaitingBanner } from './registrations/waiting-banner.tsx';
import { useUserActions } from './use-user-actions.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserDialog } from './user-dialog/user-dialog.tsx';
import { WhatsAppDialog } from './whatsapp/whatsapp-dialog.tsx';

const statuses = ['pending', 'active', 'disabled'] as const satisfies User['status'][];

/** How soon the list is read again while invitations in it are about to be sent. */
const waitingRefreshMs = 5_000;
const refetchWhileWaiting = ({ state }: { state: { data?: { items: readonly User[] } | undefined } }) =>
  state.data?.items.some(({ invitation }) => invitation?.sentAt === null) ? waitingRefreshMs : false;

type Opened =
  | { dialog: 'password' | 'force-login' | 'erase' | 'whatsapp'; user: User }
  | { dialog: 'bulk'; users: readonly User[] }
  | null;

/** Everybody with an account, and all that an admin does with one. */
export function UsersPage() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const users = useResource('User');
  const list = (query: ResourceQuery<'User'>) => ({ ...users.list(query), refetchInterval: refetchWhileWaiting });
  const columns = useUserColumns(useGroupOptions(), useNamedOptions('levels'));
  const [opened, setOpened] = useState<Opened>(null);
  const { actionsFor, bulkActions } = useUserActions((selected) => setOpened({ dialog: 'bulk', users: selected }));
  const close = () => setOpened(null);

  return (
    <ResourcePage
      resource={{ ...users, list }}
      messages={m}
      columns={columns}
      rowName={({ name }) => name}
      isCompact
      illustration="people"
      above={<WaitingBanner />}
      actions={
        <>
          <ExportMenu />
          <Button to="/admin/users/import" icon={<FileUp aria-hidden="true" />}>
            {m.import}
          </Button>
        </>
      }
      create={{ label: m.add, icon: <Plus aria-hidden="true" /> }}
      editor={(user, onClose) => <UserDialog user={user} onClose={onClose} />}
      filters={[
        {
          name: 'role',
          options: roles.map((role) => ({ value: role, label: common.roles[role] })),
          select: { label: m.filterRole, all: m.allRoles },
        },
        {
          name: 'invitation',
          options: [
            { value: 'waiting', label: m.invitationWaiting },
            { value: 'open', label: m.invited },
            { value: 'expired', label: m.invitationExpired },
          ],
          select: { label: m.filterInvitation, all: m.allInvitations },
        },
        { name: 'status', options: statuses.map((status) => ({ value: status, label: m.statuses[status] })) },
      ]}
      bulkActions={bulkActions}
      rowActions={(user, onEdit) =>
        actionsFor(user, {
          onEdit,
          onResetPassword: () => setOpened({ dialog: 'password', user }),
          onErase: () => setOpened({ dialog: 'erase', user }),
          onForceLogin: () => setOpened({ dialog: 'force-login', user }),
          onWhatsApp: () => setOpened({ dialog: 'whatsapp', user }),
        })
      }
    >
      {opened?.dialog === 'password' && <PasswordDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'force-login' && <ForceLoginDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'erase' && <EraseDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'whatsapp' && <WhatsAppDialog user={opened.user} onClose={close} />}
      {opened?.dialog === 'bulk' && <BulkChangeDialog users={opened.users} onClose={close} />}
    </ResourcePage>
  );
}
