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

/** The last backup in a folder, by the moment in its name. */
interface LastBackup {
  name: string;
  madeAt: Date;
}

/** Finds the last backup in a folder; null where there is none. */
export async function findLastBackup(folder: string): Promise<LastBackup | null> {
  const names = await readdir(folder).catch(() => []);
  const backups = names.flatMap((name) => {
    const madeAt = momentIn(name);
    return madeAt ? [{ name, madeAt }] : [];
  });
  return backups.toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime()).at(-1) ?? null;
}

/** The moment in the name of a backup; null for what is none. */
function momentIn(name: string): Date | null {
  const parts = /^rubrica-.*?(\d{4})(\d\d)(\d\d)(?:-(\d\d)(\d\d)(\d\d))?/u.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = parts;
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? null : madeAt;
}

/** How many days ago a backup was made. */
export const daysSince = ({ madeAt }: LastBackup, now: Date): number =>
  Math.floor((now.getTime() - madeAt.getTime()) / dayMs);

/** Returns how the daily backups do. */
export function backupsHealth(last: LastBackup | null, now: Date, isOn: boolean): NonNullable<ServerHealth['backups']> {
  const isRecent = last !== null && daysSince(last, now) <= newestDays;
  return { state: isOn && isRecent ? 'good' : 'look', isOn, lastAt: last?.madeAt.toISOString() ?? null };
}
