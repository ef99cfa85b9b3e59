import path from 'node:path';
import type { DatabaseLocation } from '../db/open.ts';
import type { Env } from '../env.ts';

/** Where the database of these settings is. */
export function databaseLocation(env: Env): DatabaseLocation {
  const { DATABASE_URL: url, DATABASE_SESSION_URL: sessionUrl, RUBRICA_PREPARED_STATEMENTS: prepared } = env;
  if (url === undefined) return { folder: path.resolve(env.RUBRICA_DATA, 'db') };
  const keepsStatements = prepared === undefined ? undefined : prepared === 'on';
  return { url, sessionUrl, connections: env.RUBRICA_DATABASE_CONNECTIONS, keepsStatements };
}
