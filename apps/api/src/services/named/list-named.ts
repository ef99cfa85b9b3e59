import { count } from 'drizzle-orm';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Input, Reply } from '../service.ts';
import type { NamedKind, NamedVerb } from './kinds.ts';
import { toNamed } from './to-named.ts';

/** A page of a kind, in the order its keepers gave it. */
export function listNamed({
  table,
  uses,
}: NamedKind): NamedVerb<Pick<Input<'listCategories'>, 'query'>, Reply<'listCategories'>> {
  const sortable = { name: table.name, order: table.order, createdAt: table.createdAt };
  return async ({ db }, { query }) => {
    const where = matches(query, table.name);
    const { limit, offset } = pageRange(query);
    const order = orderOf(query, table.id, sortable, 'order');
    const rows = await db
      .select({ row: table, uses })
      .from(table)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const [all] = await db.select({ total: count() }).from(table).where(where);
    return { items: rows.map(toNamed), total: all?.total ?? 0, page: query.page, limit };
  };
}
