import { open } from 'node:fs/promises';

/** Writes the entries of a folder to the disk. Otherwise the name of a new file may be lost with the power. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
