import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Book, QuestionId } from '@rubrica/api-client/contract';
import { defaultBlock, emptyDraft, freshId, gapsFromText, questionOf } from '@rubrica/question-kit';
import { v7 } from 'uuid';
import { createBook } from '../services/books/create-book.ts';
import { publishBook } from '../services/books/publish-book.ts';
import { saveBookReading } from '../services/books/save-book-reading.ts';
import { updateBook } from '../services/books/update-book.ts';
import type { AppContext, SignedInContext } from '../services/context.ts';
import { uploadFile } from '../services/files/upload-file.ts';
import { createQuestion } from '../services/questions/create-question.ts';
import type { Input } from '../services/service.ts';
import { type DemoBook, type DemoBookPage, lighthouseBook, seedBook } from './books.ts';
import { addHours, createDemoContext, keysOf } from './demo-context.ts';
import type { DemoGroupName, DemoName } from './people.ts';
import type { People } from './seed-people.ts';

/** Parts of a call that has none of them. */
const none = { params: undefined, query: undefined, headers: undefined };

interface SeedBooksOptions {
  app: AppContext;
  now: Date;
  people: People;
}

/** Writes two books, one in English and one in Arabic, and publishes both; students are part-way through. */
export async function seedBooks({ app, now, people }: SeedBooksOptions): Promise<void> {
  const author = createDemoContext(app, people.person('admin'), addHours(now, -12 * 24));
  const questions = [await createGapQuestion(author), await createChoiceQuestion(author)];
  const lighthouse = await publish(author, people, lighthouseBook, { groups: ['general', 'bilingual'], questions });
  await read({ app, now, people }, lighthouse, { student: 3, layla: 6, omar: 2, emily: 6 });

  const seed = await publish(author, people, seedBook, { groups: ['general', 'bilingual'], questions: [] });
  await read({ app, now, people }, seed, { student: 1, karim: 6 });
  // Written on since: students read the former end until it is published again.
  const later = createDemoContext(app, people.person('assistant'), addHours(now, -3 * 24));
  const { _id: id, rev, pages, ...content } = seed;
  const [end] = pages.slice(-1);
  const changed = pages.map((page) => (page === end ? { ...page, text: `${page.text}<p>النهاية.</p>` } : page));
  await updateBook(later, { ...none, params: { id }, body: { ...content, rev, pages: changed } });
}

async function publish(
  author: SignedInContext,
  people: People,
  { pages, ...demo }: DemoBook,
  { groups, questions }: { groups: readonly DemoGroupName[]; questions: readonly QuestionId[] },
): Promise<Book> {
  const written: Input<'createBook'>['body']['pages'] = [];
  for (const { text, picture } of pages) {
    const images = picture ? [await upload(author, picture)] : [];
    written.push({ _id: v7(), text, images, recording: null });
  }
  const body = {
    ...demo,
    category: null,
    accent: 'br' as const,
    pages: written,
    questions: questions.map((question) => ({ question, page: null })),
  };
  const { _id: id, rev } = await createBook(author, { ...none, body });
  const published = { rev, groups: groups.map((name) => people.groupId(name)) };
  return publishBook(author, { ...none, params: { id }, body: published });
}

async function upload(author: SignedInContext, { name, alt }: NonNullable<DemoBookPage['picture']>) {
  // Drawn by `scripts/commands/demo-pictures.ts`.
  const bytes = await readFile(path.join(import.meta.dirname, 'books', `${name}.png`));
  const file = new File([bytes], `${name}.png`, { type: 'image/png' });
  return { file: (await uploadFile(author, { ...none, body: { file, kind: 'image' } })).ref, alt };
}

/** Minutes that a page takes. */
const minutesPerPage = 2;

async function read(
  { app, now, people }: SeedBooksOptions,
  { _id: id }: Book,
  pagesRead: Partial<Record<DemoName, number>>,
): Promise<void> {
  for (const [index, name] of keysOf(pagesRead).entries()) {
    for (let page = 1; page <= (pagesRead[name] ?? 0); page += 1) {
      const at = addHours(now, -20 - 7 * index + (page * minutesPerPage) / 60);
      const reader = createDemoContext(app, people.person(name), at);
      await saveBookReading(reader, { ...none, params: { id }, body: { page, seconds: minutesPerPage * 60 } });
    }
  }
}

async function createGapQuestion(author: SignedInContext): Promise<QuestionId> {
  const content = gapsFromText(
    'Mina lived in a [[lighthouse]]. Every evening she climbed one hundred and twelve [[steps|stairs]].',
  );
  const block = { ...defaultBlock('FillInBlanks'), id: freshId(), rubric: '<p>Complete the sentences.</p>' };
  const draft = {
    ...emptyDraft(),
    title: 'The lamp at Gull Rock: gaps',
    subQuestionType: 'FillInBlanks' as const,
    questions: [{ ...block, autoCorrected: true, content }],
  };
  return (await createQuestion(author, { ...none, body: { content: questionOf(draft) } }))._id;
}

const option = (text: string, correct = false) => ({ id: freshId(), text, correct });

async function createChoiceQuestion(author: SignedInContext): Promise<QuestionId> {
  const block = { ...defaultBlock('MCQ'), id: freshId(), rubric: '<p>Why did Mina hold her coat around the lamp?</p>' };
  const content = [
    option('To keep the wind and the rain away from it.', true),
    option('To keep herself warm.'),
    option('To hide the light from the ship.'),
  ];
  const draft = {
    ...emptyDraft(),
    title: 'The lamp at Gull Rock: understanding',
    questions: [{ ...block, autoCorrected: true, content }],
  };
  return (await createQuestion(author, { ...none, body: { content: questionOf(draft) } }))._id;
}
