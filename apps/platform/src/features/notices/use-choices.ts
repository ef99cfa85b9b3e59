import type { CallReply, Contract } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { noticePageMessages } from './messages.ts';

/** Where somebody is told what, and when. */
export type Choices = CallReply<Contract['getNoticeChoices']>;

const key = keyOf('Metadata', 'notice-choices');

export function useChoices() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.getNoticeChoices({ signal }) });
}

/** Saves choices as they are made; one that cannot be saved is taken back. Two in a row are saved in their order. */
export function useSaveChoices() {
  const client = useQueryClient();
  const m = useMessages(noticePageMessages);
  const common = useCommonMessages();
  return useMutation({
    scope: { id: 'notice-choices' },
    mutationFn: ({ channels, digest }: Choices) => api.updateNoticeChoices({ body: { channels, digest } }),
    onMutate: (choices) => {
      const before = client.getQueryData<Choices>(key);
      client.setQueryData(key, choices);
      return before;
    },
    onError: (error, _choices, before) => {
      client.setQueryData(key, before);
      toast.error(errorText(error, common, m.notSaved));
    },
  });
}
