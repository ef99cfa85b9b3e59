import { type SQL, sql } from 'drizzle-orm';
import { categories, diplomas, levels } from '../../db/schema/named.ts';
import { users } from '../../db/schema/people.ts';
import type { SignedInContext } from '../context.ts';
import { questions } from '../../db/schema/questions.ts';

/** A call on one of the kinds; the contract's calls on them are alike, so that one function serves all three. */
export type NamedVerb<Given, Answer> = (context: SignedInContext, input: Given) => Promise<Answer>;

/** A kind of named thing: its table, and how many objects point at one of its rows. */
export interface NamedKind {
  table: typeof categories | typeof levels | typeof diplomas;
  uses: SQL<number>;
}

/** Keeps the tables' names before the columns: a select from one table leaves them out of what stands directly in it. */
const qualified = (expression: SQL): SQL<number> => sql<number>`${expression}`;

export const categoryKind: NamedKind = {
  table: categories,
  uses: qualified(sql`(select count(*)::int from ${questions} where ${questions.categoryId} = ${categories.id})`),
};

export const levelKind: NamedKind = {
  table: levels,
  uses: qualified(sql`((select count(*)::int from ${questions} where ${questions.levelId} = ${levels.id})
    + (select count(*)::int from ${users} where ${users.levelId} = ${levels.id}))`),
};

export const diplomaKind: NamedKind = {
  table: diplomas,
  uses: qualified(sql`(select count(*)::int from ${questions} where ${questions.diplomaId} = ${diplomas.id})`),
};
