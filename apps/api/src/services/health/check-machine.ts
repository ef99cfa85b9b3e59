import { readdir } from 'node:fs/promises';
import type { HealthState, ServerHealth } from '@rubrica/api-client/contract';

/** Below this the server refuses files. */
const lowBytes = 256 * 1024 * 1024;
/** A week of a school's recordings, and room to open a backup beside the database. */
const roomyBytes = 5e9;
const oldestNode = 24;
const dayMs = 86_400_000;
/** One night may be missed. */
const newestDays = 2;

/** Whether the version of Node is one that the server is made for. */
export const isNodeCurrent = (version: string): boolean =>
  Number(version.replace(/^v/u, '').split('.')[0]) >= oldestNode;

/** How the room on a disk is. */
export function spaceState(freeBytes: number): HealthState {
  if (freeBytes < lowBytes) return 'act';
  return freeBytes < roomyBytes ? 'look' : 'good';
}

/** The last backup in a folder, by its name; null where there is none. */
interface LastBackup {
  name: string;
  madeAt: Date;
}

/** Finds the last backup in a folder. */
export async function findLastBackup(folder: string): Promise<LastBackup | null> {
  const names = await readdir(folder).catch(() => []);
  const name = names
    .filter((each) => each.startsWith('rubrica-'))
    .toSorted()
    .at(-1);
  const parts = /(\d{4})(\d\d)(\d\d)(?:-(\d\d)(\d\d)(\d\d))?/u.exec(name ?? '');
  if (name === undefined || !parts) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts;
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? null : { name, madeAt };
}

/** How many days ago a backup was made. */
export const daysSince = ({ madeAt }: LastBackup, now: Date): number =>
  Math.floor((now.getTime() - madeAt.getTime()) / dayMs);

/** Returns how the daily backups do. */
export function backupsHealth(last: LastBackup | null, now: Date, isOn: boolean): NonNullable<ServerHealth['backups']> {
  const isRecent = last !== null && daysSince(last, now) <= newestDays;
  return { state: isOn && isRecent ? 'good' : 'look', isOn, lastAt: last?.madeAt.toISOString() ?? null };
}
