import type { User } from '@rubrica/api-client/contract';
import type { MenuDivider } from '@rubrica/ui';
import {
  Eraser,
  FileDown,
  KeyRound,
  LogIn,
  Mail,
  MessageCircle,
  Pencil,
  Send,
  UserCheck,
  UsersRound,
  UserX,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files/download-file.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { BulkAction } from '../../lib/resource/bulk-actions.tsx';
import type { RowAction } from '../../lib/resource/row-menu.tsx';
import { useResource } from '../../lib/resource/use-resource.ts';
import type { ChangeResult } from '../../lib/resource/use-run-change.ts';
import { pageSession } from '../../lib/storage/session.ts';
import { composeToPeople, composeToPerson } from '../../lib/whatsapp/compose-path.ts';
import { DeactivationText } from './left-behind.tsx';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { ar as queueAr } from './registrations/messages/ar.ts';
import { en as queueEn } from './registrations/messages/en.ts';
import { ar as whatsAppAr, en as whatsAppEn } from './whatsapp/messages.ts';

interface Openers {
  onEdit: () => void;
  onResetPassword: () => void;
  onForceLogin: () => void;
  onErase: () => void;
  /** Opens what the person said about WhatsApp messages. */
  onWhatsApp: () => void;
}

/** Whether somebody can be sent an invitation: an open account without a password of its owner's choice. */
const canBeInvited = ({ status, loggedInBefore }: User) => status === 'active' && loggedInBefore === 'false';

/** What an admin can do with one user, as far as the user's status allows it, and with several. */
export function useUserActions(onBulkChange: (users: readonly User[]) => void = () => {}) {
  const m = useMessages({ en, ar });
  const whatsApp = useMessages({ en: whatsAppEn, ar: whatsAppAr });
  const { already } = useMessages({ en: queueEn, ar: queueAr });
  const navigate = useNavigate();
  const common = useCommonMessages();
  const { invalidate, remove } = useResource('User');
  /** Opens an account. A colleague may have been first, which is said then. */
  const activate = async ({ _id, name, status }: User): Promise<ChangeResult> => {
    if (status === 'pending') {
      const { skipped } = await api.approveRegistrations({ body: { users: [_id] } });
      await invalidate();
      return skipped[0] ? { info: already[skipped[0].reason](name) } : m.approved(1);
    }
    const change = { kind: 'status', status: 'active' } as const;
    const { skipped } = await api.changeUsers({ body: { users: [_id], change } });
    await invalidate();
    return skipped[0] ? { info: `${m.bulk.reasons[skipped[0].reason]} ${name}` } : m.activated(name);
  };

  const invite = async (users: readonly User[]): Promise<ChangeResult> => {
    const { message, invited } = await api.inviteUsers({ body: { users: users.map(({ _id }) => _id) } });
    await invalidate();
    return invited.length > 0 ? message : { info: message };
  };

  const actionsFor = (user: User, { onEdit, onResetPassword, onForceLogin, onErase, onWhatsApp }: Openers) => {
    const isSelf = pageSession()?._id === user._id;
    const isActive = user.status === 'active';
    const isPending = user.status === 'pending';
    const actions: (RowAction | MenuDivider)[] = [
      { label: common.edit, icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
    ];
    if (!isActive) {
      actions.push({
        label: isPending ? m.approve : m.activate,
        icon: <UserCheck aria-hidden="true" />,
        change: () => activate(user),
      });
    }
    if (canBeInvited(user)) {
      actions.push({
        label: user.invitation === null ? m.invite : m.inviteAgain,
        icon: <Mail aria-hidden="true" />,
        change: () => invite([user]),
      });
    }
    if (!isSelf) {
      actions.push({ label: m.resetPassword, icon: <KeyRound aria-hidden="true" />, onSelect: onResetPassword });
    }
    if (isActive && user.role !== 'admin') {
      const icon = <LogIn data-mirror="" aria-hidden="true" />;
      actions.push({ label: m.forceLogin, icon, onSelect: onForceLogin });
    }
    if (isActive) {
      actions.push({
        label: whatsApp.send,
        icon: <Send data-mirror="" aria-hidden="true" />,
        to: composeToPerson(user._id),
      });
    }
    actions.push({ label: whatsApp.open, icon: <MessageCircle aria-hidden="true" />, onSelect: onWhatsApp });
    if (user.status !== 'disabled' && !isSelf) {
      actions.push(
        { divider: true },
        {
          label: m.deactivate,
          icon: <UserX aria-hidden="true" />,
          tone: 'danger',
          change: async () => (await remove.mutateAsync(user._id)).message,
          confirm: { title: m.deactivateTitle(user.name), body: <DeactivationText user={user} /> },
        },
      );
    }
    actions.push({
      label: m.personalData,
      icon: <FileDown aria-hidden="true" />,
      change: () => downloadFile(`/api/users/${user._id}/personal-data.zip`, 'personal-data.zip'),
    });
    if (!isSelf) {
      const icon = <Eraser aria-hidden="true" />;
      actions.push({ label: m.erase.open, icon, tone: 'danger', onSelect: onErase });
    }
    return actions;
  };

  const approveSelected: BulkAction<User> = {
    label: m.approve,
    icon: <UserCheck aria-hidden="true" />,
    appliesTo: ({ status }) => status === 'pending',
    change: async (pending) => {
      const { message } = await api.approveRegistrations({ body: { users: pending.map(({ _id }) => _id) } });
      await invalidate();
      return message;
    },
  };

  const inviteSelected: BulkAction<User> = {
    label: m.invite,
    icon: <Mail aria-hidden="true" />,
    appliesTo: canBeInvited,
    change: invite,
  };

  const changeSelected: BulkAction<User> = {
    label: m.bulk.open,
    icon: <UsersRound aria-hidden="true" />,
    change: async (users) => onBulkChange(users),
    keepsSelection: true,
  };

  const writeToSelected: BulkAction<User> = {
    label: whatsApp.send,
    icon: <Send data-mirror="" aria-hidden="true" />,
    appliesTo: ({ status }) => status === 'active',
    change: async (active) => void navigate(...composeToPeople(active.map(({ _id }) => _id))),
    keepsSelection: true,
  };

  return { actionsFor, bulkActions: [changeSelected, approveSelected, inviteSelected, writeToSelected] };
}
