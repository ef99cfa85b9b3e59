import type { Env } from './env.ts';
import { consoleLog, type Log } from './log.ts';

/** Opens the log in the format of the settings: for readers in a terminal and at a developer's, for programs in production. */
export async function openLog(env: Pick<Env, 'NODE_ENV' | 'RUBRICA_LOG'>): Promise<Log> {
  const format = env.RUBRICA_LOG ?? (env.NODE_ENV === 'production' && !process.stdout.isTTY ? 'json' : 'text');
  if (format === 'text') return consoleLog;
  const { createJsonLog } = await import('./json-log.ts');
  return createJsonLog();
}
