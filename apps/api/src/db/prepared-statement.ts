import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Databases whose connections keep statements under names, so that a statement is parsed and planned once on each. */
const keepers = new WeakSet<Database>();

/** Notes that the connections of a database keep statements. Behind a pooler in transaction mode they may not: docs/scaling.md. */
export function keepStatements(db: Database): void {
  keepers.add(db);
}

/** Returns the name under which connections keep a statement, the same for the same text; none where they do not. */
function nameOf(db: Database, text: string): string {
  return keepers.has(db) ? `rubrica_${createHash('sha256').update(text).digest('hex').slice(0, 32)}` : '';
}

interface Preparable<Prepared> {
  toSQL: () => { sql: string };
  prepare: (name: string) => Prepared;
}

/** Builds a query once, with placeholders for what differs, and has connections keep it. */
export function prepareQuery<Prepared>(db: Database, query: Preparable<Prepared>): Prepared {
  return query.prepare(nameOf(db, query.toSQL().sql));
}

const dialect = new PgDialect({ casing: 'snake_case' });

/** Builds a statement that is no query of one table once, like `prepareQuery`. What it returns is to be parsed. */
export function prepareStatement(db: Database, statement: SQL): (values: Record<string, unknown>) => Promise<unknown> {
  const built = dialect.sqlToQuery(statement);
  // oxlint-disable-next-line eslint/no-underscore-dangle -- Drizzle's own name for what a database consists of
  const prepared = db._.session.prepareQuery(built, undefined, nameOf(db, built.sql), false);
  return (values) => prepared.execute(values);
}
