import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { findOpenDemoAccounts } from '../demo/demo-accounts.ts';
import { accountLinkUrl, createAccountLink, hasActiveAdmin } from '../services/setup/account-links.ts';

/** A database with accounts that anybody can open must not go into production. */
export class DemoPasswordError extends Error {
  override readonly name = 'DemoPassword';

  constructor(emails: readonly string[]) {
    super(
      [
        `This database holds ${emails.length} accounts of the demo, which anybody can open with the published demo password:`,
        ...emails.slice(0, 5).map((email) => `  ${email}`),
        ...(emails.length > 5 ? [`  and ${emails.length - 5} more`] : []),
        'The server does not start with them in production. Deactivate them, or give them new passwords:',
        '  npm run admin -- demo --remove',
        '  npm run admin -- demo --new-passwords',
        'For a school, better begin with an empty database (another RUBRICA_DATA or DATABASE_URL): the questions, tasks and results of the demo stay in this one.',
      ].join('\n'),
    );
  }
}

/** Checks that no account opens with the demo password. @throws {DemoPasswordError} */
export async function requireNoDemoPassword(db: Database): Promise<void> {
  const open = await findOpenDemoAccounts(db);
  if (open.length > 0) throw new DemoPasswordError(open.map(({ email }) => email));
}

/**
 * Prints the link with which the first admin is created, if there is none. It is valid for a day, or until there is one. It is
 * not for the log: whoever has the link has the school.
 */
export async function offerSetUp(db: Database, origin: string, print: (line: string) => void): Promise<void> {
  if (await hasActiveAdmin(db)) return;
  const { token } = await createAccountLink(db, { clock: systemClock, actor: 'server', userId: null });
  print('There is no administrator yet. Create the first one on this page, once, within a day:');
  print(accountLinkUrl(origin, token));
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '[::1]', 'localhost']);

/** The settings that say where a server is reached. */
export type AddressSettings = Pick<Env, 'HOST' | 'RUBRICA_URL' | 'RUBRICA_TRUST_PROXY'>;

/** Returns the setting that says that other machines reach the server, itself or through a proxy; null if none does. */
export function settingThatOpens({ HOST, RUBRICA_URL, RUBRICA_TRUST_PROXY }: AddressSettings): string | null {
  if (!loopback.has(HOST)) return `HOST=${HOST}`;
  if (RUBRICA_TRUST_PROXY > 0) return `RUBRICA_TRUST_PROXY=${RUBRICA_TRUST_PROXY}`;
  const isElsewhere = RUBRICA_URL !== undefined && !loopback.has(new URL(RUBRICA_URL).hostname);
  return isElsewhere ? `RUBRICA_URL=${RUBRICA_URL}` : null;
}

/** Warns if other machines can reach accounts that open with the demo password. */
export async function warnOfReachableDemo(
  db: Database,
  settings: AddressSettings,
  print: (line: string) => void,
): Promise<void> {
  const setting = settingThatOpens(settings);
  if (setting === null || (await findOpenDemoAccounts(db)).length === 0) return;
  print(
    `Warning: ${setting} means that other machines reach this server, and anybody can open its demo accounts with the published password. To close them: npm run admin -- demo --remove`,
  );
}
