import type { Group } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

/** What is done to groups without a form. */
export function useGroupActions() {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();

  const archive = useMutation({
    mutationFn: ({ _id, name, description, archived, students, assistants }: Group) =>
      api.updateGroup({
        params: { id: _id },
        body: { name, description, students, assistants, archived: !archived },
      }),
    onSuccess: (group) => toast.success(m.saved(group.name)),
    onError: (error) => toast.error(errorText(error, common, m.failed)),
    onSettled: () => refresh(client, 'Group'),
  });

  /** Keeps its promise only once it is done, for a dialog that asks first. */
  const remove = async (group: Group) => {
    try {
      const said = await api.removeGroup({ params: { id: group._id } });
      toast.success(said.message);
    } catch (error) {
      toast.error(errorText(error, common, m.failed));
      throw error;
    } finally {
      await refresh(client, 'Group', 'User');
    }
  };
  return { archive: archive.mutate, remove };
}
