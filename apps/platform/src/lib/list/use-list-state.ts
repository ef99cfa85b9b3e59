import type { TableSort } from '@rubrica/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list shows, as its address says: `?search=&page=&limit=&sort=` and filters by name. */
export interface ListQuery<Field extends string = string> {
  search?: string;
  page: number;
  limit: number;
  sort?: Field | `-${Field}`;
}

const limits = [20, 50, 100];

function positive(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** What an address asks for, where the list can be sorted by it. */
function sortOf<Field extends string>(text: string | null, fields: readonly Field[]) {
  return fields.flatMap((field) => [field, `-${field}` as const]).find((sort) => sort === text);
}

function tableSortOf(text: string | undefined): TableSort | null {
  if (!text) return null;
  return text.startsWith('-') ? { key: text.slice(1), direction: 'desc' } : { key: text, direction: 'asc' };
}

/**
 * A list's search, filters, order and page, kept in the address: a link to it, a reload and the way back all show the
 * same rows. A change of anything but the page begins at the first page again.
 */
export function useListState<Filter extends string = never, Field extends string = never>(
  filterNames: readonly Filter[],
  sortFields: readonly Field[],
) {
  const [address, setAddress] = useSearchParams();

  /** Changes what is named: a filter, `search`, `page`, `limit` or `sort`; undefined takes it away. */
  const set = useCallback(
    (change: Readonly<Record<string, string | undefined>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in change)) next.delete('page');
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );

  const search = address.get('search') ?? '';
  const sort = sortOf(address.get('sort'), sortFields);
  const filters = useMemo(() => {
    const given = filterNames.map((name) => [name, address.get(name)] as const).filter(([, value]) => value);
    return Object.fromEntries(given) as Partial<Record<Filter, string>>;
  }, [address, filterNames]);

  const query: ListQuery<Field> = {
    page: positive(address.get('page')) ?? 1,
    limit: limits.find((limit) => limit === positive(address.get('limit'))) ?? 20,
    ...(search ? { search } : {}),
    ...(sort ? { sort } : {}),
  };
  return {
    query,
    filters,
    search,
    sort: tableSortOf(sort),
    /** Whether fewer rows are asked for than there may be. */
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    set,
  };
}

/** A list's state and the way to change it. */
export type ListState<Filter extends string = string> = ReturnType<typeof useListState<Filter, string>>;
