import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findMigrationProblems } from './lib/check-migrations.ts';
import { type Added, findRefusals } from './lib/migration-rules.ts';
import { migrationsFolder } from './lib/releases.ts';
import { root } from './lib/run-program.ts';

const nothing = (): Added => ({ tables: new Set(), emptyColumns: new Set() });
const readFile = (file: string) => readFileSync(path.join(root, file), 'utf8');
const refusalsOf = (sql: string) => findRefusals(sql, ['v1.0.0', 'v1.1.0'], nothing());

it.each([
  ['ALTER TABLE "answers" DROP COLUMN "flagged";', 'drops a column'],
  ['DROP TABLE "answers";', 'drops what'],
  ['DROP INDEX "answers_index";', 'drops what'],
  ['ALTER TABLE "answers" RENAME COLUMN "flagged" TO "marked";', 'renames to marked'],
  ['ALTER TABLE "answers" RENAME TO "replies";', 'renames to replies'],
  ['ALTER TABLE "answers" ADD COLUMN "hash" text NOT NULL;', 'NOT NULL without a default'],
  ['ALTER TABLE "answers" ADD COLUMN "hash" text DEFAULT \'\' UNIQUE;', 'adds hash with a constraint'],
  ['ALTER TABLE "answers" ADD COLUMN "hash" text CHECK (hash <> \'\');', 'adds hash with a constraint'],
  ['ALTER TABLE "answers" ALTER COLUMN "rev" SET DATA TYPE bigint;', 'changes a type'],
  ['ALTER TABLE "answers" ALTER COLUMN "saved_at" SET NOT NULL;', 'sets NOT NULL'],
  ['ALTER TABLE "answers" ALTER COLUMN "rev" DROP NOT NULL;', 'drops NOT NULL'],
  ['ALTER TABLE "answers" ALTER COLUMN "rev" DROP DEFAULT;', 'drops the default of rev'],
  ['ALTER TABLE "answers" DROP CONSTRAINT "answers_key";', 'drops a constraint'],
  ['ALTER TABLE "answers" ADD CONSTRAINT "c" CHECK (rev > 0);', 'adds the constraint c'],
  ['ALTER TABLE "answers" ADD CONSTRAINT "c" CHECK (rev > 0) NOT VALID;', 'adds the constraint c'],
  ['ALTER TABLE "answers" ADD CONSTRAINT "c" UNIQUE ("rev");', 'adds the constraint c'],
  ['ALTER TABLE "answers" ADD CONSTRAINT "c" FOREIGN KEY ("rev") REFERENCES "revs"("id");', 'adds the constraint c'],
  ['CREATE UNIQUE INDEX "i" ON "answers" ("rev");', 'unique index'],
  ['ALTER TYPE "kind" ADD VALUE \'other\';', 'AlterEnumStmt is not known'],
  ['DELETE FROM "answers";', 'DeleteStmt is not known'],
  ['ALTER TABLE "answers" ENABLE ROW LEVEL SECURITY;', 'AT_EnableRowSecurity is not known'],
])('refuses %s', async (sql, reason) => {
  expect(await refusalsOf(sql)).toEqual([expect.stringContaining(reason)]);
});

it.each([
  'ALTER TABLE "answers" ADD COLUMN "hash" text;',
  'ALTER TABLE "answers" ADD COLUMN "hash" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "answers" ADD COLUMN "number" bigserial NOT NULL;',
  'CREATE INDEX "i" ON "answers" ("rev");',
  'UPDATE "answers" SET "hash" = \'\' WHERE "hash" IS NULL;',
  'CREATE TABLE "hashes" ("id" text NOT NULL); ALTER TABLE "hashes" DROP COLUMN "id";',
  'ALTER TABLE "answers" ADD COLUMN "hash" text; ALTER TABLE "answers" ADD CONSTRAINT "c" FOREIGN KEY ("hash") REFERENCES "hashes"("id");',
  'ALTER TABLE "answers" ADD COLUMN "hash" text; CREATE UNIQUE INDEX "i" ON "answers" ("rev", "hash");',
])('accepts %s', async (sql) => {
  expect(await refusalsOf(sql)).toEqual([]);
});

it('refuses a unique index on a new column whose empty values are alike', async () => {
  const sql =
    'ALTER TABLE "answers" ADD COLUMN "hash" text; CREATE UNIQUE INDEX "i" ON "answers" ("hash") NULLS NOT DISTINCT;';
  expect(await refusalsOf(sql)).toHaveLength(1);
});

it('accepts a contraction whose line names a release, for the statement below it', async () => {
  const drop = 'ALTER TABLE "answers" DROP COLUMN "flagged";';
  const line = '-- contracts: answers.flagged, unused since v1.1.0';
  expect(await refusalsOf(`${line}\n${drop}`)).toEqual([]);
  expect(await refusalsOf(`${line}\n${drop}--> statement-breakpoint\n${drop}`)).toHaveLength(1);
  expect(await refusalsOf(`${line.replace('1.1', '1.2')}\n${drop}`)).toEqual([
    'contracts since v1.2.0, which is no release',
  ]);
});

it('refuses what this repository did to a column before its first release', async () => {
  const added = nothing();
  const refusals: string[] = [];
  for (const tag of ['0038_question_contents', '0039_question_contents_only'])
    refusals.push(...(await findRefusals(readFile(`${migrationsFolder}/${tag}.sql`), [], added)));
  expect(refusals).toEqual([
    expect.stringContaining('drops NOT NULL'),
    expect.stringContaining('sets NOT NULL'),
    expect.stringContaining('drops a column'),
  ]);
});

it("accepts the drill's migrations, what it contracts only by its lines", async () => {
  expect(await findRefusals(readFile('bench/drill/migrations/expand.sql'), [], nothing())).toEqual([]);
  expect(await findRefusals(readFile('bench/drill/migrations/contract.sql'), ['baseline'], nothing())).toEqual([]);
  expect(
    await findRefusals(
      readFile('bench/drill/migrations/contract.sql').replaceAll('-- contracts', '--'),
      ['baseline'],
      nothing(),
    ),
  ).toHaveLength(3);
});

it('finds nothing to refuse in the migrations since the last release', async () => {
  expect(await findMigrationProblems()).toEqual([]);
});
