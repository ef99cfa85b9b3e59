import { and, count } from 'drizzle-orm';
import { groups } from '../../db/schema/people.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { matches, orderOf, pageRange } from '../queries/page.ts';
import type { Service } from '../service.ts';
import { toGroups } from './to-groups.ts';

const sortable = { name: groups.name, createdAt: groups.createdAt };

/** A page of the groups the caller sees. */
export const listGroups: Service<'listGroups'> = async ({ caller, db }, { query }) => {
  const where = and(visibleTo(caller, visibleGroups), matches(query, groups.name, groups.description));
  const { limit, offset } = pageRange(query);
  const order = orderOf(query, groups.id, sortable, 'name');
  const rows = await db
    .select()
    .from(groups)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(groups).where(where);
  return { items: await toGroups(db, rows), total: all?.total ?? 0, page: query.page, limit };
};
