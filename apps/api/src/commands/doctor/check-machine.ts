import { lstat, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import {
  backupsHealth,
  daysSince,
  findLastBackup,
  isNodeCurrent,
  spaceState,
} from '../../services/health/check-machine.ts';
import { type Finding, fine } from './finding.ts';

const gigabyte = 1e9;

/** Checks the version of Node that this process runs on: the server runs on the same. */
export function checkNode(version: string): Finding[] {
  const about = 'Node';
  if (isNodeCurrent(version)) return [fine(about, `${version}.`)];
  return [
    {
      level: 'problem',
      about,
      says: `${version} is too old.`,
      advice: 'Start with npm start, which brings its own Node.',
    },
  ];
}

/** Checks that the data folder is this account's, and closed to the others of the machine. */
export async function checkPermissions(folder: string): Promise<Finding[]> {
  const about = 'Data folder';
  const top = await lstat(folder).catch(() => null);
  if (!top)
    return [
      {
        level: 'warning',
        about,
        says: `${folder} does not exist yet.`,
        advice: 'The first start makes it. If there was one, check RUBRICA_DATA.',
      },
    ];
  if (process.platform === 'win32') return [fine(about, folder)];
  const open: string[] = [];
  const foreign: string[] = [];
  const names = ['', ...(await readdir(folder))];
  for (const name of names) {
    const entry = path.join(folder, name);
    const { mode, uid } = await lstat(entry);
    if (uid !== process.getuid?.()) foreign.push(entry);
    else if ((mode & 0o077) !== 0 && !name.endsWith('.lock')) open.push(entry);
  }
  const findings: Finding[] = [];
  if (foreign.length > 0)
    findings.push({
      level: 'problem',
      about,
      says: `${foreign[0]} belongs to another account, with ${foreign.length - 1} more.`,
      advice: `Run this as the account of the server, or give it the folder: chown -R <account> ${folder}`,
    });
  if (open.length > 0)
    findings.push({
      level: 'problem',
      about,
      says: `Other accounts of this machine can read ${open[0]}${open.length > 1 ? ` and ${open.length - 1} more` : ''}.`,
      advice: `chmod -R go-rwx ${folder}`,
    });
  return findings.length > 0 ? findings : [fine(about, `${folder} is closed to other accounts.`)];
}

/** Checks how much can still be written on the disk of a folder. */
export async function checkSpace(folder: string): Promise<Finding[]> {
  const about = 'Free space';
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / gigabyte).toFixed(1)} GB are free on the disk of ${folder}.`;
  switch (spaceState(free)) {
    case 'act':
      return [
        {
          level: 'problem',
          about,
          says,
          advice: 'Files are refused now, and soon answers. Delete what does not belong there, or enlarge the disk.',
        },
      ];
    case 'look':
      return [{ level: 'warning', about, says, advice: 'Enlarge the disk before a week of recordings fills it.' }];
    case 'good':
      return [fine(about, says)];
  }
}

/** Checks that the daily backups are made. */
export async function checkBackups(folder: string, now: Date): Promise<Finding[]> {
  const about = 'Backups';
  const last = await findLastBackup(folder);
  const advice = 'Make one now: npm run backup. The server makes one every night that it runs.';
  if (!last) return [{ level: 'warning', about, says: `There is none in ${folder}.`, advice }];
  const { state } = backupsHealth(last, now, true);
  if (state === 'good') return [fine(about, `The last one is ${last.name}. Keep copies on another machine.`)];
  return [
    { level: 'warning', about, says: `The last one, ${last.name}, is ${daysSince(last, now)} days old.`, advice },
  ];
}
