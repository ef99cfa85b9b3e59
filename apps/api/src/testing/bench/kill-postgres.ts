import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Kills all processes of the PostgreSQL server of a data folder at once, as a power cut would. */
export async function killPostgres(dataFolder: string): Promise<void> {
  const [pid = ''] = (await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
  const children = spawnSync('pgrep', ['-P', pid]).stdout.toString().split('\n').filter(Boolean);
  for (const id of [pid, ...children]) process.kill(Number(id), 'SIGKILL');
}
