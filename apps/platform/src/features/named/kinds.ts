import type { Named } from '@rubrica/api-client/contract';
import { api } from '../../lib/api.ts';
import type { CachedKind } from '../../lib/query-keys.ts';

/** What is a name in an order: the three kinds share one page. */
export type NamedKind = 'categories' | 'levels' | 'diplomas';

type Body = Pick<Named, 'name' | 'order' | 'archived'>;

const calls = {
  categories: {
    list: api.listCategories,
    create: api.createCategory,
    update: api.updateCategory,
    remove: api.removeCategory,
  },
  levels: { list: api.listLevels, create: api.createLevel, update: api.updateLevel, remove: api.removeLevel },
  diplomas: { list: api.listDiplomas, create: api.createDiploma, update: api.updateDiploma, remove: api.removeDiploma },
};

const cached = { categories: 'Category', levels: 'Level', diplomas: 'Diploma' } as const satisfies Record<
  NamedKind,
  CachedKind
>;

const pageSize = 100;

async function listAll(kind: NamedKind, signal: AbortSignal): Promise<Named[]> {
  const all: Named[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await calls[kind].list({ query: { limit: pageSize, page, sort: 'order' }, signal });
    all.push(...items);
    if (items.length === 0 || all.length >= total) return all;
  }
}

/** A kind's calls, and under which name its data is cached. */
export function namedCalls(kind: NamedKind) {
  const { create, update, remove } = calls[kind];
  return {
    cached: cached[kind],
    /** All of them: an order can only be changed as a whole. */
    listAll: (signal: AbortSignal) => listAll(kind, signal),
    create: (body: Body) => create({ body }),
    update: ({ _id, name, order, archived }: Named) => update({ params: { id: _id }, body: { name, order, archived } }),
    remove: (id: string) => remove({ params: { id } }),
  };
}
