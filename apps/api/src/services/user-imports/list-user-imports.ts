import { userImports } from '../../db/schema/user-imports.ts';
import { visibleUserImports } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toUserImports } from './to-user-imports.ts';

/** Returns a page of the imports of people. */
export const listUserImports: Service<'listUserImports'> = ({ caller, db, messages }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(userImports).where(where).$dynamic(),
    where: visibleTo(caller, visibleUserImports),
    search: [userImports.fileName],
    sort: { createdAt: userImports.createdAt },
    defaultSort: '-createdAt',
    id: userImports.id,
    toItems: (rows) => toUserImports(db, messages, rows),
  });
