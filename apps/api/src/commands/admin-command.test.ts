import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { toCredentialAccount, hashPassword, verifyPassword } from '../auth/passwords.ts';
import { hashToken } from '../auth/hashed-sessions.ts';
import { type DatabaseLocation, openDatabase } from '../db/open.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, accounts } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { startMessage } from '../log.ts';
import { auditLog } from '../db/schema/system.ts';
import { demoPassword } from '../demo/people.ts';
import { createPostgresDatabase } from '../testing/bench/create-postgres-database.ts';
import { createDatabase } from '../testing/create-database.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import { runAdminCommand } from './admin-command.ts';
import { runBackupCommand } from './backup-commands.ts';
import { runDoctorCommand } from './doctor-command.ts';
import { DemoPasswordError, requireNoDemoPassword } from './guard-start.ts';

let folder: string;
let location: DatabaseLocation;
let variables: Record<string, string>;
let drop = async () => {};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-admin-'));
  const database = await createDatabase(folder);
  variables = { ...database.env, RUBRICA_URL: 'https://exams.school.example/' };
  ({ location, drop } = database);
});
afterAll(async () => {
  await drop();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await runAdminCommand(args, variables, (line) => void lines.push(line));
  return lines.join('\n');
}

/** Runs on the database, which the commands open and close themselves. */
async function onDatabase<T>(read: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase(location);
  try {
    return await read(db);
  } finally {
    await close();
  }
}

const tokenOf = (printed: string) => /#(?<token>\S+)$/u.exec(printed)?.groups?.['token'] ?? '';

test('create adds an admin without a password and prints a link at the public address', async () => {
  const printed = await run('create', '--email', ' Huda@School.example', '--name', 'Huda Mansour');
  expect(printed).toMatch(/^https:\/\/exams\.school\.example\/auth\/set-up#[\w-]{43}$/mu);
  await onDatabase(async (db) => {
    const [admin] = await db.select().from(users).where(eq(users.email, 'huda@school.example'));
    expect(admin).toMatchObject({ name: 'Huda Mansour', role: 'admin', status: 'active', loggedInBefore: false });
    const [link] = await db.select().from(accountLinks);
    expect(link).toMatchObject({ tokenHash: hashToken(tokenOf(printed)), userId: admin?.id, usedAt: null });
    const log = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ action, actorName }) => ({ action, actorName }))).toEqual([
      { action: 'user.create', actorName: 'command line' },
      { action: 'account-link.create', actorName: 'command line' },
    ]);
  });
});

test('create refuses an email that has an account, and says what to do instead', async () => {
  await expect(run('create', '--email', 'huda@school.example')).rejects.toThrow(/password-link --email huda@school/u);
  await onDatabase((db) =>
    db.insert(users).values({ name: 'Omar', email: 'omar@school.example', role: 'student', status: 'active' }),
  );
  await expect(run('create', '--email', 'omar@school.example')).rejects.toThrow(/has an account already \(student/u);
  await expect(run('create', '--email', 'not an address')).rejects.toThrow(/not an email address/u);
});

test('password-link prints a link for an admin, and for nobody else', async () => {
  expect(tokenOf(await run('password-link', '--email', 'huda@school.example'))).toHaveLength(43);
  await expect(run('password-link', '--email', 'omar@school.example')).rejects.toThrow(/not an active administrator/u);
  await expect(run('password-link', '--email', 'new@school.example')).rejects.toThrow(/create --email/u);
});

test('wrong arguments print the usage, and a password is not an argument', async () => {
  for (const args of [[], ['create'], ['demo'], ['demo', '--remove', '--new-passwords'], ['create', 'a@b.example']])
    await expect(run(...args)).rejects.toThrow(/^Usage: npm run admin/u);
  await expect(run('create', '--email', 'a@b.example', '--password', 'x')).rejects.toThrow(
    /Unknown option[\s\S]+Usage/u,
  );
});

/** Adds accounts that the demo password opens: one as the demo names it, two that were renamed. */
async function addDemoAccounts(suffix: string): Promise<void> {
  const hash = await hashPassword(demoPassword);
  await onDatabase(async (db) => {
    for (const email of [
      `admin${suffix}@rubrica.test`,
      `head${suffix}@school.example`,
      `deputy${suffix}@school.example`,
    ]) {
      const [row] = await db.insert(users).values({ name: 'Demo', email, role: 'admin', status: 'active' }).returning();
      if (row) await db.insert(accounts).values(toCredentialAccount(row.id, hash));
    }
  });
}

test('demo --new-passwords closes every account that the demo password opens, renamed ones too', async () => {
  await addDemoAccounts('1');
  await expect(onDatabase(requireNoDemoPassword)).rejects.toThrow(DemoPasswordError);
  const printed = await run('demo', '--new-passwords');
  await onDatabase(async (db) => {
    await requireNoDemoPassword(db);
    const [head] = await db
      .select({ user: users, password: accounts.password })
      .from(users)
      .innerJoin(accounts, eq(accounts.userId, users.id))
      .where(eq(users.email, 'head1@school.example'));
    expect(head?.user).toMatchObject({ status: 'active', loggedInBefore: false });
    const password = /^head1@school\.example {2}(?<password>\S+)$/mu.exec(printed)?.groups?.['password'] ?? '';
    expect(await verifyPassword(password, head?.password ?? '')).toBe(true);
  });
});

test('demo --remove deactivates them, and leaves other accounts alone', async () => {
  await addDemoAccounts('2');
  expect(await run('demo', '--remove')).toContain('3 accounts deactivated.');
  await onDatabase(async (db) => {
    await requireNoDemoPassword(db);
    const rows = await db.select({ email: users.email, status: users.status }).from(users);
    const active = rows.filter(({ status }) => status === 'active').map(({ email }) => email);
    expect(active).toContain('huda@school.example');
    expect(active.filter((email) => email.includes('2@'))).toEqual([]);
  });
});

test('a data folder or a database that nobody has used is not taken for that of the school', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const empty = await createPostgresDatabase(database.url);
  onTestFinished(empty.drop);
  const data = path.join(folder, 'mistyped');
  const mistaken = [
    [{ RUBRICA_DATA: data, DATABASE_URL: '' }, /There is no database in .*mistyped.* check RUBRICA_DATA/u],
    [{ RUBRICA_DATA: data, DATABASE_URL: empty.url }, /empty.* check DATABASE_URL/u],
  ] as const;
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  for (const [settings, says] of mistaken) {
    for (const args of [
      ['demo', '--remove'],
      ['demo', '--new-passwords'],
      ['password-link', '--email', 'huda@school.example'],
    ])
      await expect(runAdminCommand(args, settings, print)).rejects.toThrow(says);
    await expect(runBackupCommand([], settings, print)).rejects.toThrow(says);
  }
  expect(await readdir(folder)).not.toContain('mistyped');

  await runAdminCommand(['create', '--email', 'huda@school.example'], mistaken[1][0], print);
  expect(lines[0]).toMatch(/empty.* check DATABASE_URL/u);
  expect(lines[1]).toContain('huda@school.example is an administrator now.');
});

test('a database that is not reached is said with the reason and the setting, and without the password', async () => {
  const database = inject('database');
  if (database.kind !== 'postgres') throw new Error('This test needs a PostgreSQL server.');
  const missing = new URL(database.url);
  missing.pathname = '/no_such_database';
  const away = `postgresql://rubrica:three-boats@127.0.0.1:${await findFreePort()}/rubrica`;
  for (const [url, reason] of [
    [away, 'connect ECONNREFUSED 127.0.0.1'],
    [missing.href, 'database "no_such_database" does not exist'],
  ] as const) {
    const settings = { RUBRICA_DATA: folder, DATABASE_URL: url };
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    for (const open of [
      () => runAdminCommand(['demo', '--remove'], settings, print),
      () => runBackupCommand([], settings, print),
      // As the server opens it.
      () => openDatabase({ url }),
    ])
      lines.push(startMessage(await open().catch((error: unknown) => error)));
    await runDoctorCommand([], settings, print);
    const said = lines.filter((line) => line.includes('The database cannot be reached'));
    expect(said).toHaveLength(4);
    for (const line of said) expect(line).toContain(reason);
    expect(lines.filter((line) => line.includes('DATABASE_URL'))).toHaveLength(4);
    expect(lines.join('\n')).not.toContain('three-boats');
  }
});
