import type { CallReply, Contract } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { invalidateKey, keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { noticePageMessages } from './messages.ts';

/** Where somebody is told what, and when. */
export type Choices = CallReply<Contract['getNoticeChoices']>;

const key = keyOf('Metadata', 'notice-choices');

export function useChoices() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.getNoticeChoices({ signal }) });
}

/**
 * Saves choices as they are made; one that cannot be saved is taken back. Two in a row are saved in their order, and the second has the
 * first in it: once the last one is through, the page shows what is stored.
 */
export function useSaveChoices() {
  const client = useQueryClient();
  const m = useMessages(noticePageMessages);
  const common = useCommonMessages();
  const stored = useRef<Choices>(undefined);
  const isOnlyOne = () => client.isMutating({ mutationKey: key }) === 1;
  return useMutation({
    mutationKey: key,
    scope: { id: 'notice-choices' },
    mutationFn: ({ channels, digest }: Choices) => api.updateNoticeChoices({ body: { channels, digest } }),
    onMutate: async (choices) => {
      if (isOnlyOne()) stored.current = client.getQueryData<Choices>(key);
      // A reply on its way would put back what was chosen before.
      await client.cancelQueries({ queryKey: key });
      return client.setQueryData(key, choices);
    },
    onSuccess: (saved) => {
      stored.current = saved;
    },
    onError: (error, _choices, shown) => {
      if (client.getQueryData(key) === shown) client.setQueryData(key, stored.current);
      toast.error(errorText(error, common, m.notSaved));
    },
    onSettled: () => {
      if (isOnlyOne()) void invalidateKey(client, key);
    },
  });
}
