import type { TableSort } from '@rubrica/ui';
import { useCallback, useMemo } from 'react';
import { useAddress } from '../address/use-address.ts';

/** The query of a list. The address has the same parameters, and filters by name. */
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

/** Returns the order that the address names, if the list can be sorted by it. */
function sortOf<Field extends string>(text: string | null, fields: readonly Field[]) {
  return fields.flatMap((field) => [field, `-${field}` as const]).find((sort) => sort === text);
}

function tableSortOf(text: string | undefined): TableSort | null {
  if (!text) return null;
  return text.startsWith('-') ? { key: text.slice(1), direction: 'desc' } : { key: text, direction: 'asc' };
}

/**
 * A list's search, filters, order and page, stored in the address, so that a link, a reload and the back button show the
 * same rows. Any change but that of the page returns to the first page.
 */
export function useListState<Filter extends string = never, Field extends string = never>(
  filterNames: readonly Filter[],
  sortFields: readonly Field[],
) {
  const [address, changeAddress] = useAddress();

  /** Sets parameters: filters, `search`, `page`, `limit` or `sort`. Undefined removes one. */
  const set = useCallback(
    (change: Readonly<Record<string, string | undefined>>) =>
      changeAddress('page' in change ? change : { ...change, page: undefined }),
    [changeAddress],
  );

  const search = address.get('search') ?? '';
  const sort = sortOf(address.get('sort'), sortFields);
  const filters = useMemo(() => {
    const values: Partial<Record<Filter, string>> = {};
    for (const name of filterNames) {
      const value = address.get(name);
      if (value) values[name] = value;
    }
    return values;
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
    /** Whether a search or a filter is set. */
    isNarrowed: search !== '' || Object.keys(filters).length > 0,
    set,
  };
}

/** What `useListState` returns. */
export type ListState<Filter extends string = string> = ReturnType<typeof useListState<Filter, string>>;
