import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { readPages } from '../list/read-pages.ts';
import { keyOf, invalidate } from '../query-keys.ts';
import {
  callsOf,
  relatedKinds,
  type CreateBody,
  type ResourceCalls,
  type ResourceId,
  type ResourceItem,
  type ResourceName,
  type ResourceQuery,
  type ResourceStored,
  type UpdateBody,
} from './resources.ts';
import { useCreateOnce } from './use-create-once.ts';

/**
 * Reads and changes one collection of the contract, such as `Level`: options for `useQuery`, and a mutation for each
 * change. A change invalidates the collection's queries and those of related kinds, and resolves once they are fetched.
 */
export function useResource<Name extends ResourceName>(name: Name) {
  const client = useQueryClient();
  const once = useCreateOnce();
  const plain = callsOf(name);
  const calls: ResourceCalls<Name> = {
    ...plain,
    create: ({ body }) => once({ body }, (headers) => plain.create({ body, headers })),
  };
  const invalidateAll = () => invalidate(client, name, ...(relatedKinds[name] ?? []));

  /** Query options for one page of the list. The previous rows stay visible while the next are loading. */
  const list = (query: ResourceQuery<Name>) =>
    queryOptions({
      queryKey: keyOf(name, 'list', query),
      queryFn: ({ signal }) => calls.list({ query, signal }),
      placeholderData: keepPreviousData,
    });

  /** Query options for the whole collection, for lists that cannot be shown in pages. */
  const all = (query: ResourceQuery<Name>) =>
    queryOptions({
      queryKey: keyOf(name, 'all', query),
      queryFn: ({ signal }) => readPages((page) => calls.list({ query: { ...query, ...page }, signal })),
    });

  return {
    list,
    all,
    /** The calls themselves, for several changes in a row. Call `invalidate` once after them. */
    calls,
    /** Invalidates all queries that a change of this collection affects. Resolves once they are fetched. */
    invalidate: invalidateAll,
    /**
     * Changes a part of an object. An update replaces all of it, and a row of a list may be minutes old: what a colleague has changed
     * since then stays, because `bodyOf` gets the object as it is stored now. Call `invalidate` after it.
     */
    amend: async (
      id: ResourceId<Name>,
      bodyOf: (stored: ResourceStored<Name>) => UpdateBody<Name>,
    ): Promise<ResourceItem<Name>> => {
      const stored = await calls.get({ params: { id } });
      return calls.update({ params: { id }, body: bodyOf(stored) });
    },
    create: useMutation({
      mutationFn: (body: CreateBody<Name>) => calls.create({ body }),
      onSuccess: invalidateAll,
    }),
    update: useMutation({
      mutationFn: ({ id, body }: { id: ResourceId<Name>; body: UpdateBody<Name> }) =>
        calls.update({ params: { id }, body }),
      onSuccess: invalidateAll,
    }),
    remove: useMutation({
      mutationFn: (id: ResourceId<Name>) => calls.remove({ params: { id } }),
      onSettled: invalidateAll,
    }),
  };
}
