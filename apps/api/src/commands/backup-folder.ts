import path from 'node:path';
import type { Env } from '../env.ts';

/** Where the backups of these settings are, and the list of those who were erased. */
export function backupFolderOf({ RUBRICA_BACKUP_FOLDER, RUBRICA_DATA }: Env): string {
  return path.resolve(RUBRICA_BACKUP_FOLDER ?? path.join(RUBRICA_DATA, 'backups'));
}
