import type { BookId, BookPage, FileId } from '@rubrica/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { files as storedFiles } from '../../db/schema/files.ts';
import { users } from '../../db/schema/people.ts';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import type { EpubFile, EpubPage } from './epub/epub-book.ts';
import { writeEpub } from './epub/write-epub.ts';
import { selectBookById } from './select-book.ts';

/** Opens a book, as it is now, as a file for reading devices. @throws {NotFoundError} */
export async function openBookEpub(
  context: SignedInContext,
  id: BookId,
): Promise<{ title: string; content: Readable }> {
  const book = await selectBookById(context.db, id);
  const files = await selectFiles(context, book.pages);
  const [author] = book.author
    ? await context.db.select({ name: users.name }).from(users).where(eq(users.id, book.author))
    : [];
  const content = writeEpub({
    id: book._id,
    title: book.title,
    language: book.language,
    author: author?.name ?? '',
    modifiedAt: new Date(book.updatedAt),
    pages: book.pages.map((page) => toEpubPage(page, files)),
  });
  const details = { format: 'epub', title: book.title };
  await recordFileAudit(context, context.db, { action: 'book.export', object: `book:${id}`, details });
  return { title: book.title, content };
}

/** The files that pages name, without those that are kept no longer. */
async function selectFiles(
  { db, files: { storage } }: SignedInContext,
  pages: readonly BookPage[],
): Promise<Map<FileId, EpubFile>> {
  const named = pages.flatMap(({ images, recording }) => [
    ...images.map(({ file }) => file.id),
    ...(recording ? [recording.id] : []),
  ]);
  if (named.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storedFiles)
    .where(and(inArray(storedFiles.id, named), isNull(storedFiles.deletedAt)));
  return new Map(
    rows.map(({ id, mime, durationMs, storageKey }) => [
      id,
      { id, mime, durationMs, open: () => storage.open(storageKey, null) },
    ]),
  );
}

const toEpubPage = ({ text, images, recording }: BookPage, files: ReadonlyMap<FileId, EpubFile>): EpubPage => ({
  text,
  images: images.flatMap(({ file, alt }) => {
    const stored = files.get(file.id);
    return stored ? [{ file: stored, alt }] : [];
  }),
  recording: (recording && files.get(recording.id)) ?? null,
});
