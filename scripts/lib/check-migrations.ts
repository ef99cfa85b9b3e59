import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Added, findRefusals } from './migration-rules.ts';
import { migrationsFolder, readReleases } from './releases.ts';
import { root } from './run-program.ts';

interface Migration {
  tag: string;
  /** Milliseconds: Drizzle skips what is not newer than the last that it has applied. */
  when: number;
}

/** Says what in the migrations since the last release servers of that release cannot bear, each with its file. */
export async function findMigrationProblems(): Promise<string[]> {
  const folder = path.join(root, migrationsFolder);
  const { entries }: { entries: Migration[] } = JSON.parse(
    readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
  );
  const releases = readReleases();
  const last = entries.findIndex(({ tag }) => tag === releases.at(-1)?.migration);
  if (last === -1) return ['releases.json: the newest migration of the last release is not in the journal'];
  const problems: string[] = [];
  const added: Added = { tables: new Set(), emptyColumns: new Set() };
  const names = releases.map(({ name }) => name);
  for (const { tag, when } of entries.slice(last + 1)) {
    const refusals = await findRefusals(readFileSync(path.join(folder, `${tag}.sql`), 'utf8'), names, added);
    if (isSkipped(when, entries.slice(0, last + 1))) refusals.push('is older than the last release, which skips it');
    problems.push(...refusals.map((refusal) => `${tag}: ${refusal}`));
  }
  return problems;
}

const isSkipped = (when: number, released: readonly Migration[]) => released.some((each) => each.when >= when);
