import type { BookContent, FileId } from '@rubrica/api-client/contract';
import { sanitiseRichTexts } from '../rich-text/sanitise-rich-texts.ts';
import type { Input } from '../service.ts';

/** Returns what is stored of a book: the texts of its pages hold nothing outside the kit's allow-list. */
export async function toBookContent(body: Input<'createBook'>['body']): Promise<BookContent> {
  const { title, language, category, genre, grade, lexile, level, accent, pages } = body;
  const texts = await sanitiseRichTexts(pages.map(({ text }) => text));
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

/** Returns the files of a book's pages, each once. */
export function filesOfBook({ pages }: Pick<BookContent, 'pages'>): FileId[] {
  const ids = pages.flatMap(({ images, recording }) => [
    ...images.map(({ file }) => file.id),
    ...(recording ? [recording.id] : []),
  ]);
  return [...new Set(ids)];
}
