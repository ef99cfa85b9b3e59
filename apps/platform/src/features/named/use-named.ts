import { isConflict } from '@rubrica/api-client';
import type { Named } from '@rubrica/api-client/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/errors/error-text.ts';
import { useMessages } from '../../lib/i18n.ts';
import { useCommonMessages } from '../../lib/messages/common.ts';
import type { NamedResourceName } from '../../lib/resource/resources.ts';
import { useResource } from '../../lib/resource/use-resource.ts';
import { toast } from '../../lib/toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';

const bodyOf = ({ name, order, archived }: Named) => ({ name, order, archived });

const orderOf = (items: readonly Named[]) => ({ items: items.map(({ _id }) => _id) });

/** The name of the call that puts each collection in order. */
const orderCalls = { Category: 'orderCategories', Level: 'orderLevels', Diploma: 'orderDiplomas' } as const;

/** All items of a named collection in their order, and what can be done with them. */
export function useNamed(resource: NamedResourceName) {
  const m = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const { amend, invalidate, all, create, update, remove } = useResource(resource);
  const options = all({ sort: 'order' });
  const query = useQuery(options);

  const orderCall = orderCalls[resource];
  const orderKey = ['order', resource];

  /** The order that is stored, where a move was not: one that waits was made upon another. */
  const storedOrder = useRef<readonly Named[] | null>(null);
  const reorder = useMutation({
    mutationKey: orderKey,
    mutationFn: async ({ before, after }: { before: readonly Named[]; after: readonly Named[] }): Promise<unknown> =>
      api[orderCall]({ body: { ...orderOf(after), base: orderOf(storedOrder.current ?? before) } }),
    // Shown before the server has it, and put back if it could not be stored.
    onMutate: async ({ after }) => {
      await client.cancelQueries({ queryKey: options.queryKey });
      client.setQueryData(options.queryKey, [...after]);
    },
    onSuccess: () => {
      storedOrder.current = null;
    },
    onError: (error, { before }) => {
      if (isConflict(error, orderCall)) {
        storedOrder.current = null;
        client.setQueryData(options.queryKey, error.current.items);
        toast.error(m.orderChanged);
        return;
      }
      storedOrder.current ??= before;
      toast.error(errorText(error, common, m.moveFailed));
      if (client.isMutating({ mutationKey: orderKey }) > 1) return;
      client.setQueryData(options.queryKey, [...storedOrder.current]);
      storedOrder.current = null;
    },
    // Read again after the last of several moves: before, it would show those that wait as not made.
    onSettled: () => (client.isMutating({ mutationKey: orderKey }) === 1 ? invalidate() : undefined),
    scope: { id: `order-${resource}` },
  });

  const toggleArchived = useMutation({
    mutationFn: async ({ _id, archived }: Named) => {
      await amend(_id, (stored) => ({ ...bodyOf(stored), archived: !archived }));
      await invalidate();
    },
    onError: (error) => toast.error(errorText(error, common, m.saveFailed)),
  });

  return {
    query,
    create: create.mutateAsync,
    /** Saves a change to an item, if it is still stored as it was read. */
    save: (item: Named, change: Pick<Named, 'name' | 'archived'>) => {
      const base = bodyOf(item);
      return update.mutateAsync({ id: item._id, body: { ...base, ...change, base } });
    },
    /** Returns the item as it is stored, if a save failed because somebody else has changed it. */
    conflictOf: (error: unknown) => (isConflict(error, `update${resource}`) ? error.current : undefined),
    remove: remove.mutateAsync,
    reorder: reorder.mutate,
    toggleArchived: toggleArchived.mutate,
  };
}
