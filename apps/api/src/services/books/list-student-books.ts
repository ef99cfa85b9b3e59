import { sql } from 'drizzle-orm';
import { bookReadings, books } from '../../db/schema/books.ts';
import { visibleStudentBooks } from '../../policy/visible/books.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { selectStudentBooks, toStudentBookOf } from './select-student-books.ts';

/** Returns a page of the books that the caller may read. */
export const listStudentBooks: Service<'listStudentBooks'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectStudentBooks(db, caller, where),
    where: visibleTo(caller, visibleStudentBooks),
    search: [books.title, books.genre],
    sort: {
      title: books.title,
      // A null would come before all others where the order is descending.
      publishedAt: sql`coalesce(${books.publishedAt}, to_timestamp(0))`,
      openedAt: sql`coalesce(${bookReadings.openedAt}, to_timestamp(0))`,
    },
    defaultSort: '-publishedAt',
    id: books.id,
    toItems: (rows) => rows.map(toStudentBookOf(caller)),
  });
