import type { CallReply, Contract, NoticeId } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { invalidate, keyOf } from '../query-keys.ts';
import { noticesChanged } from './notices-changed.ts';

type Me = CallReply<Contract['getMe']>;

/** Marks notices as read: some of them, or all until a moment. Other tabs learn of it, too. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: { notices: NoticeId[] } | { until: string }) => api.markNoticesRead({ body: which }),
    onSuccess: async ({ unread }) => {
      client.setQueryData<Me>(keyOf('Auth', 'me'), (me) => me && { ...me, unreadNotices: unread });
      noticesChanged();
      await invalidate(client, 'Notice');
    },
  });
}
