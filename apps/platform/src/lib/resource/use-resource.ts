import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keyOf, invalidate } from '../query-keys.ts';
import {
  callsOf,
  relatedKinds,
  type CreateBody,
  type ResourceName,
  type ResourceQuery,
  type ResourceRow,
  type UpdateBody,
} from './resources.ts';

/** The most rows that the server puts on one page. */
const maxPageSize = 100;

/**
 * Reads and changes one collection of the contract, such as `Level`: options for `useQuery`, and a mutation for each change. A change makes
 * the collection's cached kind and the kinds related to it stale; it resolves once what is on the page is fresh.
 */
export function useResource<Name extends ResourceName>(name: Name) {
  const client = useQueryClient();
  const calls = callsOf(name);
  const invalidateAll = () => invalidate(client, name, ...(relatedKinds[name] ?? []));

  /** Query options for one page of the list. The rows before stay visible while other rows are on their way. */
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
      queryFn: async ({ signal }) => {
        const rows: ResourceRow<Name>[] = [];
        for (let page = 1; ; page += 1) {
          const { items, total } = await calls.list({ query: { ...query, page, limit: maxPageSize }, signal });
          rows.push(...items);
          if (items.length === 0 || rows.length >= total) return rows;
        }
      },
    });

  return {
    list,
    all,
    /** The bare calls, for several changes in a row; call `invalidate` once after them. */
    calls,
    /** Makes everything stale that a change of this collection affects; resolves once what is on the page is fresh. */
    invalidate: invalidateAll,
    create: useMutation({
      mutationFn: (body: CreateBody<Name>) => calls.create({ body }),
      onSuccess: invalidateAll,
    }),
    update: useMutation({
      mutationFn: ({ id, body }: { id: string; body: UpdateBody<Name> }) => calls.update({ params: { id }, body }),
      onSuccess: invalidateAll,
    }),
    remove: useMutation({
      mutationFn: (id: string) => calls.remove({ params: { id } }),
      onSettled: invalidateAll,
    }),
  };
}
