import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { protectDataFolder } from '../data-folder.ts';
import type { Database } from '../db/database.ts';
import { FolderInUseError } from '../db/lock-folder.ts';
import { openDatabase } from '../db/open.ts';
import { databaseLocation } from './database-location.ts';
import { removeDemoAccounts, replaceDemoPasswords } from '../demo/demo-accounts.ts';
import { type Env, readEnv } from '../env.ts';
import { accountLinkUrl, hasActiveAdmin } from '../services/setup/account-links.ts';
import { createAdminAccount, createPasswordLink } from './admin-accounts.ts';
import { describeMissing, hasDatabase, requireDatabase } from './require-database.ts';

const usage = `Usage: npm run admin -- <command>

  create --email <address> [--name <name>]   Adds an administrator and prints a link with which they choose their password.
  password-link --email <address>            Prints such a link for an administrator who has an account.
  demo --remove                              Deactivates the accounts of the demo.
  demo --new-passwords                       Gives the accounts that the demo password opens new ones, and prints them.

A link can be used once, within a day. The commands use the same settings as the server (RUBRICA_DATA, DATABASE_URL,
RUBRICA_URL); with the database in a folder, stop the server first.`;

type Print = (line: string) => void;
interface Command {
  /** Whether it may begin a database: an administrator may be made before the first start. */
  mayBegin: boolean;
  run: (db: Database, env: Env, print: Print) => Promise<void>;
}

/**
 * Runs a command of whoever operates the server, on the server's own database.
 *
 * @throws an error whose message says what to do, for wrong arguments and for what cannot be done
 */
export async function runAdminCommand(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: Print,
): Promise<void> {
  const command = parseCommand(args);
  const env = readEnv(variables);
  if (!command.mayBegin) await requireDatabase(env);
  else if (!(await hasDatabase(env))) print(`${describeMissing(env)} A new one is made now.`);
  const database = await openServerDatabase(env);
  try {
    await command.run(database.db, env, print);
  } finally {
    await database.close();
  }
}

function parseCommand(args: readonly string[]): Command {
  const { positionals, values } = readArguments(args);
  const [name, ...others] = positionals;
  const { email, name: person } = values;
  if (others.length === 0 && name === 'create' && email) return create(email, person);
  if (others.length === 0 && name === 'password-link' && email) return passwordLink(email);
  if (others.length === 0 && name === 'demo' && values.remove !== values['new-passwords'])
    return { mayBegin: false, run: values.remove ? removeDemo : newDemoPasswords };
  throw new Error(usage);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        remove: { type: 'boolean', default: false },
        'new-passwords': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

async function openServerDatabase(env: Env) {
  if (env.DATABASE_URL) return openDatabase(databaseLocation(env));
  const dataFolder = path.resolve(env.RUBRICA_DATA);
  await protectDataFolder(dataFolder);
  try {
    const database = await openDatabase({ folder: path.join(dataFolder, 'db') });
    await protectDataFolder(dataFolder);
    return database;
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new Error(
      `The server is running on the data in ${error.folder}, and only one program can use it. Stop the server, run this command again, and start the server. An administrator who can log in needs no command: they add others on the page Users.`,
      { cause: error },
    );
  }
}

const create = (email: string, name: string | undefined): Command => ({
  mayBegin: true,
  run: async (db, env, print) => {
    const { account, link } = await createAdminAccount(db, systemClock, { email, name });
    print(`${account.email} is an administrator now. The password is chosen on this page, once, within a day:`);
    print(linkOf(env, link.token));
  },
});

const passwordLink = (email: string): Command => ({
  mayBegin: false,
  run: async (db, env, print) => {
    const link = await createPasswordLink(db, systemClock, email);
    print('A new password is chosen on this page, once, within a day. Until then the current one stays valid:');
    print(linkOf(env, link.token));
  },
});

async function removeDemo(db: Database, _env: Env, print: Print): Promise<void> {
  const removed = await removeDemoAccounts(db, systemClock);
  for (const { email } of removed) print(`Deactivated ${email}`);
  print(
    removed.length === 0 ? 'This database has no accounts of the demo.' : `${removed.length} accounts deactivated.`,
  );
  if (!(await hasActiveAdmin(db)))
    print('No administrator is left: a server in production prints a set-up link when it starts.');
}

async function newDemoPasswords(db: Database, _env: Env, print: Print): Promise<void> {
  const replaced = await replaceDemoPasswords(db, systemClock);
  for (const { account, password } of replaced) print(`${account.email}  ${password}`);
  print(
    replaced.length === 0
      ? 'The demo password opens no account of this database.'
      : 'These passwords are shown once. Each must be replaced at the first login.',
  );
}

function linkOf(env: Env, token: string): string {
  return accountLinkUrl(env.RUBRICA_URL ?? `http://localhost:${env.PORT}`, token);
}
