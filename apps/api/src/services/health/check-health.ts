import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AppContext } from '../context.ts';

/** What `/api/health` says. `degraded`: the server works, and somebody should look after it; `closing`: it works for a few seconds more. */
export interface Health {
  ok: boolean;
  status: 'ok' | 'degraded' | 'down' | 'closing';
  /** In plain words; absent while there is none. */
  problem?: string;
}

/** What a server says that still answers, and is about to close: what balances the load sends new requests elsewhere. */
export const closingHealth: Health = { ok: false, status: 'closing', problem: 'the server is being closed' };

const problems = { ok: undefined, low: 'low disk', full: 'full disk' } as const;

/** Checks whether the database responds within two seconds, and whether there is room on the disk. */
export async function checkHealth({ db, disk }: Pick<AppContext, 'db' | 'disk'>): Promise<Health> {
  if (!(await responds(db))) return { ok: false, status: 'down', problem: 'the database does not respond' };
  const problem = problems[await disk.level()];
  return problem ? { ok: true, status: 'degraded', problem } : { ok: true, status: 'ok' };
}

async function responds(db: Database): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 2000);
  const response = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const isResponding = await Promise.race([response, timeout]);
  clearTimeout(timer);
  return isResponding;
}
