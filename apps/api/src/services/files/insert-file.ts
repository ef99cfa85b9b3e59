import type { Database } from '../../db/database.ts';
import type { Clock } from '../../clock.ts';
import { files } from '../../db/schema/files.ts';
import { expectRow } from '../queries/query-results.ts';
import { toDisplayName } from './display-name.ts';

/** A file whose content is stored; `name` as its sender gave it. */
type NewFile = Pick<
  typeof files.$inferSelect,
  'ownerId' | 'name' | 'mime' | 'size' | 'sha256' | 'durationMs' | 'storageKey' | 'uploadKey'
>;

/** Records a file. */
export async function insertFile(tx: Database, clock: Clock, file: NewFile) {
  const now = clock.now();
  const name = toDisplayName(file.name, file.mime);
  return expectRow(
    await tx
      .insert(files)
      .values({ ...file, name, createdAt: now, updatedAt: now })
      .returning(),
  );
}
