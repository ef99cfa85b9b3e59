import { and, eq, gt, lte } from 'drizzle-orm';
import { words } from '../../db/schema/words.ts';
import { visibleWords } from '../../policy/visible/words.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toWord } from './to-word.ts';

/** Returns a page of the caller's own words, those first that are due first. */
export const listWords: Service<'listWords'> = ({ caller, clock, db }, { query }) => {
  const now = clock.now();
  return listPage(db, query, {
    select: (where) => db.select().from(words).where(where).$dynamic(),
    where: and(
      visibleTo(caller, visibleWords),
      query.due === undefined ? undefined : query.due ? lte(words.dueAt, now) : gt(words.dueAt, now),
      query.word === undefined ? undefined : eq(words.word, query.word),
    ),
    search: [words.word, words.form, words.meaning, words.translation, words.sentence],
    sort: { word: words.word, dueAt: words.dueAt, createdAt: words.createdAt },
    defaultSort: 'dueAt',
    id: words.id,
    toItems: (rows) => rows.map((row) => toWord(row, now)),
  });
};
