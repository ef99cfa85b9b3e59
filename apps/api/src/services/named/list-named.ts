import type { NamedTable } from '../../db/schema/named.ts';
import type { SignedInContext } from '../context.ts';
import { listPage } from '../queries/list-page.ts';
import type { Input } from '../service.ts';
import { selectNamed, toNamed } from './select-named.ts';

/** Returns a page of a named collection, by default in the order that its objects state. */
export function listNamed(table: NamedTable) {
  return ({ db }: SignedInContext, { query }: Pick<Input<'listCategories'>, 'query'>) =>
    listPage(db, query, {
      select: (where) => selectNamed(db, table, where),
      search: [table.name],
      sort: { name: table.name, order: table.order, createdAt: table.createdAt },
      defaultSort: 'order',
      id: table.id,
      toItems: (rows) => rows.map(toNamed),
    });
}
