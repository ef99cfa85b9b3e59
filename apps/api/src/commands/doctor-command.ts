import { access } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { FolderInUseError } from '../db/lock-folder.ts';
import { openDatabase } from '../db/open.ts';
import { type Env, readEnv } from '../env.ts';
import { compareBucket, compareFolder } from '../services/health/check-files.ts';
import { checkMailServer } from '../mail/check-mail-server.ts';
import { defaultSender } from '../mail/open-mailer.ts';
import { backupFolderOf } from './backup-folder.ts';
import { databaseLocation } from './database-location.ts';
import { openFileStorage } from './open-outside.ts';
import { lookAtClock, lookAtDemo, lookAtJobs, lookAtMigrations } from './doctor/check-database.ts';
import { checkStorage, lookAtFiles } from './doctor/check-files.ts';
import { checkBackups, checkNode, checkPermissions, checkSpace } from './doctor/check-machine.ts';
import { type Finding, fine, look } from './doctor/finding.ts';
import { hasDatabase } from './require-database.ts';

/** How many files of a bucket are looked for. */
const mostInBucket = 200;

const marks = { ok: 'ok     ', warning: 'look at', problem: 'PROBLEM', skipped: 'skipped' } as const;

/**
 * Looks at everything a server needs, changes nothing, and prints each finding with what to do.
 *
 * @returns the exit code: 0 if all is well, 1 if something does not work, 2 if something should be looked at
 */
export async function runDoctorCommand(
  _args: readonly string[],
  variables: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  const findings = await examine(readEnv(variables));
  for (const { level, about, says, advice } of findings) {
    print(`${marks[level]}  ${about}: ${says}`);
    if (advice !== undefined) print(`         → ${advice}`);
  }
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  print(problems + warnings === 0 ? 'All is well.' : `${problems} problems, ${warnings} things to look at.`);
  if (problems > 0) return 1;
  return warnings > 0 ? 2 : 0;
}

/** Examines what the settings of a server name. */
export async function examine(env: Env): Promise<Finding[]> {
  const dataFolder = path.resolve(env.RUBRICA_DATA);
  const hasFolder = await exists(dataFolder);
  return [
    ...checkNode(process.version),
    ...(await look('Data folder', () => checkPermissions(dataFolder), 'Run this as the account of the server.')),
    ...(hasFolder ? await look('Free space', () => checkSpace(dataFolder), 'Check the disk.') : []),
    ...(await examineDatabase(env, dataFolder)),
    ...(hasFolder ? await look('Storage', () => examineStorage(env), storageAdvice(env)) : []),
    ...(await look('Mail', () => examineMail(env), 'Check SMTP_URL: name, port, account and password.')),
  ];
}

async function examineDatabase(env: Env, dataFolder: string): Promise<Finding[]> {
  if (env.DATABASE_URL !== undefined)
    return look(
      'Database',
      () => examineTables(env),
      'Check DATABASE_URL, and whether the PostgreSQL server runs and lets this machine in.',
    );
  const folder = path.join(dataFolder, 'db');
  if (!(await hasDatabase(env)))
    return [
      {
        level: 'warning',
        about: 'Database',
        says: `There is none in ${folder} yet.`,
        advice: 'The first start makes it.',
      },
    ];
  return [
    ...(await look(
      'Database',
      () => examineTables(env),
      'If the disk is not full, restore a backup into another folder: npm run restore',
    )),
    ...(await checkBackups(backupFolderOf(env), systemClock.now())),
  ];
}

async function examineTables(env: Env): Promise<Finding[]> {
  const database = await openDatabase(databaseLocation(env), null).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return null;
    throw error;
  });
  if (!database) return [runningServer];
  const { db } = database;
  try {
    const migrations = await lookAtMigrations(db);
    const first = [fine('Database', 'It opens and answers.'), ...migrations];
    // Older tables may lack what the others read.
    if (migrations.some(({ level }) => level !== 'ok')) return first;
    return [
      ...first,
      ...(await lookAtClock(db, systemClock.now)),
      ...(await lookAtJobs(db)),
      ...(await lookAtDemo(db, env)),
      ...(await look('Files', () => examineFiles(env, db), storageAdvice(env))),
    ];
  } finally {
    await database.close();
  }
}

const runningServer: Finding = {
  level: 'skipped',
  about: 'Database',
  says: 'A server is running on it, and only one program can open it.',
  advice: 'To look at migrations, clock, jobs and files too, stop the server and run this again.',
};

async function examineFiles(env: Env, db: Database): Promise<Finding[]> {
  const { folder, storage } = await openFileStorage(env);
  return folder === null
    ? lookAtFiles(await compareBucket(db, storage, { most: mostInBucket }), 'the bucket')
    : lookAtFiles(await compareFolder(db, folder), folder);
}

async function examineStorage(env: Env): Promise<Finding[]> {
  return checkStorage((await openFileStorage(env)).storage);
}

function storageAdvice({ S3_BUCKET: bucket }: Env): string {
  return bucket === undefined
    ? 'Let the account of the server write into the folder files of RUBRICA_DATA.'
    : 'Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the keys, which need to read, write, delete and list objects.';
}

async function examineMail({ SMTP_URL: url, RUBRICA_MAIL_FROM: from, NODE_ENV: mode }: Env): Promise<Finding[]> {
  const about = 'Mail';
  if (url !== undefined) {
    await checkMailServer(url);
    if (from !== undefined) return [fine(about, 'The server lets us in.')];
    return [
      {
        level: 'warning',
        about,
        says: `The server lets us in, but mails are from ${defaultSender}, which most servers refuse.`,
        advice: 'Set RUBRICA_MAIL_FROM to an address of yours, such as "Rubrica <exams@school.example>".',
      },
    ];
  }
  if (mode !== 'production') return [fine(about, 'Mails are files in the folder outbox.')];
  return [
    {
      level: 'warning',
      about,
      says: 'None goes out: mails are files in the folder outbox.',
      advice: 'Set SMTP_URL: without mail nobody gets an invitation or a new password.',
    },
  ];
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
