import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FileStorage } from '../../services/files/file-storage.ts';
import type { FilesCheck } from '../../services/health/check-files.ts';
import { type Finding, fine } from './finding.ts';

/** Writes a file, reads it and removes it. */
export async function checkStorage(storage: FileStorage): Promise<Finding[]> {
  const key = `doctor-${randomUUID()}`;
  await storage.put(key, Readable.from([Buffer.from(key)]), { mime: 'text/plain', size: Buffer.byteLength(key) });
  const read = await text(await storage.open(key, null));
  await storage.remove(key);
  if (read !== key) throw new Error('A file came back with another content.');
  return [fine('Storage', 'A file was written, read and removed.')];
}

/** Says which contents are missing, and which belong to nothing. `place` is where they are. */
export function lookAtFiles({ total, looked, missing, unused }: FilesCheck, place: string): Finding[] {
  const about = 'Files';
  const findings: Finding[] = [];
  if (missing.length > 0)
    findings.push({
      level: 'problem',
      about,
      says: `${missing.length} files that the database names are missing, such as ${missing[0]}.`,
      advice: 'Copy them from a backup. Without them their videos, recordings and documents cannot be opened.',
    });
  if (unused && unused.names.length > 0)
    findings.push({
      level: 'warning',
      about,
      says: `${unused.names.length} files of ${place} belong to nothing (${(unused.bytes / 1e6).toFixed(1)} MB), such as ${unused.names[0]}.`,
      advice:
        'After a restore they may be of the time after the backup. Move them away, and delete them when nobody misses anything.',
    });
  if (findings.length > 0) return findings;
  const says = unused
    ? `${total} files, all in their place.`
    : `The newest ${looked} of ${total} files are in ${place}.`;
  return [fine(about, says)];
}
