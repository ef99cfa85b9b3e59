import type { Named, Role, UserId } from '@rubrica/api-client/contract';
import type { Option } from '@rubrica/ui';
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../api.ts';
import { readPages } from '../list/read-pages.ts';
import { keyOf } from '../query-keys.ts';

function toOptions(items: readonly { _id: string; name: string; archived: boolean }[] | undefined): Option[] {
  return (items ?? []).map(({ _id, name, archived }) => ({ value: _id, label: name, disabled: archived }));
}

const named = {
  categories: { kind: 'Category', list: api.listCategories },
  levels: { kind: 'Level', list: api.listLevels },
  diplomas: { kind: 'Diploma', list: api.listDiplomas },
} as const;

function namedQuery(of: keyof typeof named) {
  const { kind, list } = named[of];
  return queryOptions({
    queryKey: keyOf(kind, 'options'),
    queryFn: ({ signal }) =>
      readPages<Named>((page): Promise<{ items: readonly Named[]; total: number }> =>
        list({ query: { ...page, sort: 'order' }, signal }),
      ),
  });
}

/** The options of a named collection, in its order; none until they are loaded. */
export function useNamedOptions(of: keyof typeof named): Option[] {
  const { data } = useQuery(namedQuery(of));
  return useMemo(() => toOptions(data), [data]);
}

/** Returns what loads the options of a named collection, for work that would go wrong without them. */
export function useLoadNamedOptions(): (of: keyof typeof named) => Promise<Option[]> {
  const client = useQueryClient();
  return async (of) => toOptions(await client.ensureQueryData(namedQuery(of)));
}

/** The groups as options. */
export function useGroupOptions(): Option[] {
  const { data } = useQuery({
    queryKey: keyOf('Group', 'options'),
    queryFn: ({ signal }) => readPages((page) => api.listGroups({ query: { ...page, sort: 'name' }, signal })),
  });
  return useMemo(() => toOptions(data), [data]);
}

/** What a search on the server found, as a `Combobox` takes it. */
interface FoundOptions {
  options: Option[];
  /** Whether `options` are still those of the search before. */
  loading: boolean;
}

/** Active people of a role whose name or email matches, searched by the server. */
export function usePersonOptions(role: Role, search: string): FoundOptions {
  const { data, isLoading, isPlaceholderData } = useQuery({
    queryKey: keyOf('User', 'options', role, search),
    queryFn: ({ signal }) =>
      api.listUsers({ query: { role, status: 'active', limit: 30, ...(search ? { search } : {}) }, signal }),
    placeholderData: (before) => before,
  });
  const options = useMemo(
    () => (data?.items ?? []).map(({ _id, name, email }) => ({ value: _id, label: name, description: email })),
    [data],
  );
  return { options, loading: isLoading || isPlaceholderData };
}

/** Active students whose name or email matches. */
export function useStudentOptions(search: string): FoundOptions {
  return usePersonOptions('student', search);
}

/** People who are selected already, as options. */
export function usePersonNames(ids: readonly UserId[]): Option[] {
  const people = useQueries({
    queries: ids.map((id) => ({
      queryKey: keyOf('User', 'one', id),
      queryFn: ({ signal }: { signal: AbortSignal }) => api.getUser({ params: { id }, signal }),
      staleTime: 60_000,
    })),
  });
  return people.flatMap(({ data }) => (data ? [{ value: data._id, label: data.name, description: data.email }] : []));
}
