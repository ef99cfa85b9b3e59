import { ApiError } from '@rubrica/api-client';
import type { Language } from '@rubrica/api-client/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { accountMessages } from './messages/account.ts';

/** Returns a function that stores the language that somebody chose with their account: mails and messages of the school come in it. */
export function useStoreLanguage(): (language: Language) => void {
  const client = useQueryClient();
  const storing = useMutation({
    // One after the other: the last choice counts.
    scope: { id: 'own-language' },
    mutationFn: (language: Language) => api.updateMe({ body: { language } }),
    onSuccess: (me) => client.setQueryData(keyOf('Auth', 'me'), me),
    onError: (error, language) => {
      // An admin who uses somebody's account chooses for this device alone.
      if (!(error instanceof ApiError && error.code === 'forced_session'))
        toast.warning(accountMessages[language].languageNotStored);
    },
  });
  return storing.mutate;
}
