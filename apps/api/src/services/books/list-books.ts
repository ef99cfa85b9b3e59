import type { BookSummary } from '@rubrica/api-client/contract';
import type { FileRef } from '@rubrica/question-kit';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookReadings, books } from '../../db/schema/books.ts';
import { categories } from '../../db/schema/named.ts';
import { users } from '../../db/schema/people.ts';
import { visibleBooks } from '../../policy/visible/books.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';

/** Returns a page of the books, without their pages. */
export const listBooks: Service<'listBooks'> = ({ db, caller }, { query }) =>
  listPage(db, query, {
    select: (where) => selectSummaries(db, where),
    selectIds: (where) => db.select({ id: books.id }).from(books).where(where).$dynamic(),
    where: and(
      visibleTo(caller, visibleBooks),
      query.language ? eq(books.language, query.language) : undefined,
      query.category ? eq(books.categoryId, query.category) : undefined,
      query.published === undefined ? undefined : (query.published ? isNotNull : isNull)(books.publishedVersion),
    ),
    search: [books.title, books.genre],
    sort: {
      title: books.title,
      genre: books.genre,
      // A book without one comes before all others; a null would come after them.
      grade: sql`coalesce(${books.grade}, 0)`,
      lexile: books.lexile,
      publishedAt: sql`coalesce(${books.publishedAt}, to_timestamp(0))`,
      createdAt: books.createdAt,
      updatedAt: books.updatedAt,
    },
    defaultSort: '-updatedAt',
    id: books.id,
    toItems: (rows) => rows.map(toSummary),
  });

function selectSummaries(db: Database, where: SQL | undefined) {
  return db
    .select({
      _id: books.id,
      createdAt: books.createdAt,
      updatedAt: books.updatedAt,
      title: books.title,
      language: books.language,
      category: books.categoryId,
      genre: books.genre,
      grade: books.grade,
      lexile: books.lexile,
      level: books.level,
      accent: books.accent,
      categoryName: categories.name,
      pageCount: sql<number>`jsonb_array_length(${books.pages})`,
      cover: sql<FileRef | null>`jsonb_path_query_first(${books.pages}, '$[*].images[*].file')`,
      authorName: users.name,
      publishedAt: books.publishedAt,
      hasChanges: sql<boolean>`(${books.publishedVersion} is not null and ${books.publishedRev} <> ${books.rev})`,
      readers: sql<number>`(select count(*)::int from ${bookReadings} where ${bookReadings.bookId} = ${books.id})`,
    })
    .from(books)
    .leftJoin(users, eq(users.id, books.authorId))
    .leftJoin(categories, eq(categories.id, books.categoryId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectSummaries>>[number];

function toSummary({ createdAt, updatedAt, publishedAt, categoryName, ...row }: Row): BookSummary {
  return {
    ...row,
    categoryName: categoryName ?? '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  };
}
