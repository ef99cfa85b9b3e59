import { listPage } from '../queries/list-page.ts';
import type { Input, Reply } from '../service.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { toNamed } from './to-named.ts';

/** A page of a kind, in the order its keepers gave it. */
export function listNamed({
  table,
  uses,
}: NamedKind): NamedVerb<Pick<Input<'listCategories'>, 'query'>, Reply<'listCategories'>> {
  return ({ db }, { query }) =>
    listPage(db, query, {
      select: (where) => db.select({ row: table, uses }).from(table).where(where).$dynamic(),
      search: [table.name],
      sort: { name: table.name, order: table.order, createdAt: table.createdAt },
      defaultSort: 'order',
      id: table.id,
      toItems: (rows) => rows.map(toNamed),
    });
}
