import { type SQL, sql } from 'drizzle-orm';
import { categories, diplomas, levels } from '../../db/schema/named.ts';
import { users } from '../../db/schema/people.ts';
import { questions } from '../../db/schema/questions.ts';

/** A kind of named thing: its table, and how many objects point at one of its rows. */
export interface NamedKind {
  table: typeof categories | typeof levels | typeof diplomas;
  uses: SQL<number>;
}

export const categoryKind: NamedKind = {
  table: categories,
  uses: sql<number>`(select count(*)::int from ${questions} where ${questions.categoryId} = ${categories.id})`,
};

export const levelKind: NamedKind = {
  table: levels,
  uses: sql<number>`((select count(*)::int from ${questions} where ${questions.levelId} = ${levels.id})
    + (select count(*)::int from ${users} where ${users.levelId} = ${levels.id}))`,
};

export const diplomaKind: NamedKind = {
  table: diplomas,
  uses: sql<number>`(select count(*)::int from ${questions} where ${questions.diplomaId} = ${diplomas.id})`,
};
