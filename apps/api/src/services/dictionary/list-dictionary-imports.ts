import { dictionaryImports } from '../../db/schema/dictionary.ts';
import { visibleDictionaryImports } from '../../policy/visible/words.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toDictionaryImport } from './to-dictionary-import.ts';

/** Returns a page of what has been added to the dictionary. */
export const listDictionaryImports: Service<'listDictionaryImports'> = ({ caller, db }, { query }) =>
  listPage(db, query, {
    select: (where) => db.select().from(dictionaryImports).where(where).$dynamic(),
    where: visibleTo(caller, visibleDictionaryImports),
    search: [dictionaryImports.title, dictionaryImports.licence],
    sort: { title: dictionaryImports.title, createdAt: dictionaryImports.createdAt },
    defaultSort: 'title',
    id: dictionaryImports.id,
    toItems: (rows) => rows.map(toDictionaryImport),
  });
