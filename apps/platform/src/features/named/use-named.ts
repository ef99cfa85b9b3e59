import type { Named } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import { keyOf, refresh } from '../../lib/query-keys.ts';
import { toast } from '../../lib/toast/toast.ts';
import { namedCalls, type NamedKind } from './kinds.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { changedOrders } from './reorder.ts';

/** All of a kind in their order, and what can be done with them. */
export function useNamed(kind: NamedKind) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const calls = namedCalls(kind);
  const key = keyOf(calls.cached, 'all');
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => calls.listAll(signal) });

  const reorder = useMutation({
    mutationFn: async ({ before, after }: { before: readonly Named[]; after: readonly Named[] }) => {
      for (const item of changedOrders(before, after)) await calls.update(item);
    },
    // Shown at once: an order is safe to show before it is stored, and put back if it could not be.
    onMutate: async ({ after }) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Named[]>(key, [...after]);
    },
    onError: (error) => toast.error(errorText(error, common, m.moveFailed)),
    onSettled: () => refresh(client, calls.cached),
    scope: { id: `order-${kind}` },
  });

  const archive = useMutation({
    mutationFn: (item: Named) => calls.update({ ...item, archived: !item.archived }),
    onSuccess: () => refresh(client, calls.cached),
    onError: (error) => toast.error(errorText(error, common, m.saveFailed)),
  });

  return {
    query,
    calls,
    reorder: reorder.mutate,
    archive: archive.mutate,
    refresh: () => refresh(client, calls.cached),
  };
}
