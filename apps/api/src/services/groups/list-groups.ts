import { groups } from '../../db/schema/people.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toGroups } from './to-groups.ts';

/** Returns a page of the groups that the caller may see. */
export const listGroups: Service<'listGroups'> = ({ caller, db }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(groups).where(where).$dynamic(),
    where: visibleTo(caller, visibleGroups),
    search: [groups.name, groups.description],
    sort: { name: groups.name, createdAt: groups.createdAt },
    defaultSort: 'name',
    id: groups.id,
    toItems: (rows) => toGroups(db, rows),
  });
