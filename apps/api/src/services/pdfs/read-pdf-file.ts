import { arrayBuffer } from 'node:stream/consumers';
import type { FileId } from '@rubrica/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import type { AppContext } from '../context.ts';
import { ValidationError } from '../errors/errors.ts';
import { inspectPdf } from './inspect-pdf.ts';

/**
 * Reads a stored file as a PDF and returns its number of pages.
 *
 * @throws {ValidationError} on `file`: it is not stored, is no PDF, is broken, or needs a password
 */
export async function readPageCount(
  { db, files: { storage } }: Pick<AppContext, 'db' | 'files'>,
  id: FileId,
): Promise<number> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNull(files.deletedAt)));
  if (!file) throw new ValidationError({ file: [{ code: 'unknown' }] });
  if (file.mime !== 'application/pdf') throw new ValidationError({ file: [{ code: 'not_a_pdf' }] });
  const content = await arrayBuffer(await storage.open(file.storageKey, null));
  const findings = await inspectPdf(new Uint8Array(content));
  if ('problem' in findings) throw new ValidationError({ file: [{ code: findings.problem }] });
  return findings.pageCount;
}
