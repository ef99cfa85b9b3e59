import { access } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../db/open.ts';
import type { Env } from '../env.ts';
import { checkMigrations } from '../services/health/check-database.ts';
import { databaseLocation } from './database-location.ts';

/** Whether a server has used the database of these settings. Makes none. */
export async function hasDatabase(env: Env): Promise<boolean> {
  if (env.DATABASE_URL === undefined)
    return access(path.resolve(env.RUBRICA_DATA, 'db/PG_VERSION')).then(
      () => true,
      () => false,
    );
  const { db, close } = await openDatabase(databaseLocation(env), null);
  try {
    return (await checkMigrations(db)).applied > 0;
  } finally {
    await close();
  }
}

/** Says that there is no database where the settings say, and which setting to check. */
export function describeMissing(env: Env): string {
  return env.DATABASE_URL === undefined
    ? `There is no database in ${path.resolve(env.RUBRICA_DATA, 'db')}. If the school has one, check RUBRICA_DATA.`
    : 'The database of these settings is empty. If the school has another, check DATABASE_URL.';
}

/**
 * Refuses settings that name no database of a school: what a command said of a new one would be taken for that of the school.
 *
 * @throws an error that names the setting to check
 */
export async function requireDatabase(env: Env): Promise<void> {
  if (!(await hasDatabase(env))) throw new Error(describeMissing(env));
}
