import type { User } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { bodyOf } from './user-body.ts';

/** What is done to users without a form. */
export function useUserActions() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const onError = (error: unknown) => toast.error(errorText(error, common, m.failed));

  const activate = useMutation({
    mutationFn: (user: User) =>
      api.updateUser({ params: { id: user._id }, body: { ...bodyOf(user), status: 'active' } }),
    onSuccess: (user, before) => toast.success(before.status === 'pending' ? m.approved(1) : m.activated(user.name)),
    onError,
    onSettled: () => refresh(client, 'User'),
  });

  const approveAll = useMutation({
    mutationFn: async (users: readonly User[]) => {
      const pending = users.filter(({ status }) => status === 'pending');
      for (const user of pending) {
        await api.updateUser({ params: { id: user._id }, body: { ...bodyOf(user), status: 'active' } });
      }
      return pending.length;
    },
    onSuccess: (count) => (count === 0 ? toast.info(m.nothingToApprove) : toast.success(m.approved(count))),
    onError,
    onSettled: () => refresh(client, 'User'),
  });

  /** Keeps its promise only once it is done, for a dialog that asks first. */
  const deactivate = async (user: User) => {
    try {
      const said = await api.removeUser({ params: { id: user._id } });
      toast.success(said.message);
    } catch (error) {
      onError(error);
      throw error;
    } finally {
      await refresh(client, 'User');
    }
  };

  return { activate: activate.mutate, approveAll, deactivate };
}
