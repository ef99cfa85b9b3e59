import { type BookContent, type FileId, longestBookPage } from '@rubrica/api-client/contract';
import { ValidationError } from '../errors/errors.ts';
import { sanitiseRichTexts } from '../rich-text/sanitise-rich-texts.ts';
import type { Input } from '../service.ts';

/**
 * Returns what is stored of a book: the texts of its pages hold nothing outside the kit's allow-list.
 *
 * @throws {ValidationError} on a page whose text is too long once it is escaped
 */
export async function toBookContent(body: Input<'createBook'>['body']): Promise<BookContent> {
  const { title, language, category, genre, grade, lexile, level, accent, pages } = body;
  const texts = await sanitiseRichTexts(pages.map(({ text }) => text));
  assertLengths(texts);
  const pageIds = new Set(pages.map(({ _id }) => _id));
  return {
    title,
    language,
    category,
    genre,
    grade,
    lexile,
    level,
    accent,
    pages: pages.map((page, index) => ({ ...page, text: texts[index] ?? '' })),
    // A question of a page that was removed goes to the end.
    questions: body.questions.map(({ question, page }) => ({
      question,
      page: page !== null && pageIds.has(page) ? page : null,
    })),
  };
}

function assertLengths(texts: readonly string[]): void {
  const limit = longestBookPage;
  const tooLong = [...texts.entries()].filter(([, text]) => text.length > limit);
  if (tooLong.length === 0) return;
  throw new ValidationError(
    Object.fromEntries(tooLong.map(([index]) => [`pages.${index}.text`, [{ code: 'text_max' as const, limit }]])),
  );
}

/** Returns the files of a book's pages, each once. */
export function filesOfBook({ pages }: Pick<BookContent, 'pages'>): FileId[] {
  const ids = pages.flatMap(({ images, recording }) => [
    ...images.map(({ file }) => file.id),
    ...(recording ? [recording.id] : []),
  ]);
  return [...new Set(ids)];
}
