import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-program.ts';

/** A version whose servers may go on beside those of the next while a school is updated. */
export interface Release {
  name: string;
  /** A tag or commit with its sources. */
  revision: string;
  /** Its newest migration. */
  migration: string;
}

/** The folder of the migrations, below the root. */
export const migrationsFolder = 'apps/api/src/db/migrations';

/** All releases, the oldest first (docs/scaling.md says how one is added). */
export function readReleases(): Release[] {
  return JSON.parse(readFileSync(path.join(root, 'apps/api/src/db/releases.json'), 'utf8'));
}

/** The release whose servers an update to this version meets. */
export function lastRelease(): Release {
  const last = readReleases().at(-1);
  if (!last) throw new Error('There is no release in releases.json.');
  return last;
}
