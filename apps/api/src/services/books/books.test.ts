import type { Book } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { books } from '../../db/schema/books.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { pngFile, wavFile } from '../../testing/sample-files.ts';
import { choiceQuestion, rightChoices, wrongChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const page = (text: string) => ({ _id: v7(), text: `<p>${text}</p>` });
const atTheEnd = (...questions: string[]) => questions.map((question) => ({ question, page: null }));
const textsOf = ({ pages }: { pages: { text: string }[] }) => pages.map(({ text }) => text);

describe('books', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const make = (more: object = {}) =>
    server.ok(
      'createBook',
      { body: { title: 'The lighthouse', pages: [page('One'), page('Two')], ...more } },
      room.admin,
    );
  const save = (book: Book, more: object, who = room.admin) => {
    const { title, pages, questions, rev } = book;
    return server.ok('updateBook', { params: { id: book._id }, body: { title, pages, questions, rev, ...more } }, who);
  };
  const publish = ({ _id, rev }: Book, groups = [room.group]) =>
    server.ok('publishBook', { params: { id: _id }, body: { rev, groups } }, room.admin);
  const read = (book: Book, who = room.student) => server.ok('getStudentBook', { params: { id: book._id } }, who);
  const versionsOf = async (book: Book) =>
    (await server.ok('listBookVersions', { params: { id: book._id } }, room.admin)).items;

  test('a new book is fiction, in English, read with a British accent, and aims at 100', async () => {
    expect(await make({ pages: [] })).toMatchObject({
      language: 'en',
      genre: 'fiction',
      lexile: 100,
      accent: 'br',
      category: null,
      grade: null,
      pages: [],
      rev: 1,
      publishedAt: null,
    });
  });

  test('an assistant writes books too, and the list tells what is in them without their pages', async () => {
    const { _id } = await server.ok('createBook', { body: { title: 'Tides', pages: [page('Low')] } }, room.assistant);
    const { items } = await server.ok('listBooks', { query: { search: 'tides' } }, room.assistant);
    expect(items).toMatchObject([{ _id, title: 'Tides', pageCount: 1, cover: null, authorName: 'Basma', readers: 0 }]);
    expect(items[0]).not.toHaveProperty('pages');
  });

  test('nothing but the tags of rich text is stored of a page', async () => {
    const text = '<p onclick="x()">Sea<script>x()</script><img src=x onerror=x()></p>';
    const made = await make({ pages: [{ _id: v7(), text }] });
    expect(textsOf(made)).toEqual(['<p>Sea</p>']);
    // A long text is sanitised in a thread.
    const long = await save(made, {
      pages: [
        { _id: v7(), text: text.repeat(250) },
        { _id: v7(), text: text.repeat(250) },
        { _id: v7(), text: text.repeat(250) },
      ],
    });
    expect(textsOf(long).join('')).not.toMatch(/script|onclick|onerror/u);
  });

  test('a page of the greatest length opens again, and one that is longer once it is escaped is refused', async () => {
    const made = await make();
    const longest = `<p>${'The keeper lit the lamp.<br>'.repeat(714).padEnd(19_993, 'x')}</p>`;
    expect(longest).toHaveLength(20_000);
    const saved = await save(made, { pages: [{ _id: v7(), text: longest }] });
    expect(textsOf(await server.ok('getBook', { params: { id: made._id } }, room.admin))).toEqual([longest]);
    const body = {
      title: made.title,
      rev: saved.rev,
      pages: [page('Short'), { _id: v7(), text: 'a & b'.repeat(4000) }],
    };
    const refused = await server.fails('updateBook', { params: { id: made._id }, body }, room.admin);
    expect(refused.errors).toEqual({ 'pages.1.text': ['At most 20,000 characters.'] });
  });

  test('a long Arabic book is taken, whose letters have two bytes', async () => {
    const made = await make();
    const pages = Array.from({ length: 40 }, () => ({ _id: v7(), text: `<p>${'بحر '.repeat(4998)}</p>` }));
    expect((await save(made, { pages })).pages).toHaveLength(40);
  });

  test('a stored page that is longer than what is accepted is opened, and can be shortened', async () => {
    const made = await make();
    const pages = [{ _id: v7(), text: 'x'.repeat(21_000), images: [], recording: null }];
    await server.app.db.update(books).set({ pages }).where(eq(books.id, made._id));
    expect(textsOf(await server.ok('getBook', { params: { id: made._id } }, room.admin))).toEqual([pages[0]?.text]);
    expect(textsOf(await save(made, { pages: [page('Short')] }))).toEqual(['<p>Short</p>']);
  });

  test('a save over another one is refused with the other one', async () => {
    const made = await make();
    const first = await save(made, { title: 'First' });
    const body = { title: 'Second', rev: made.rev };
    const failure = await server.fails('updateBook', { params: { id: made._id }, body }, room.assistant);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { title: 'First', rev: first.rev } });
    expect(await save(first, { title: 'Second' }, room.assistant)).toMatchObject({ title: 'Second', rev: 3 });
  });

  test('of two saves at once one is stored', async () => {
    const made = await make();
    const body = (title: string) => ({ params: { id: made._id }, body: { title, rev: 1 } });
    const replies = await Promise.all(['A', 'B'].map((title) => server.send('updateBook', body(title), room.admin)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('a save that is sent again, because its reply was lost, is answered with the stored book', async () => {
    const made = await make();
    const pages = [page('Once')];
    const saved = await save(made, { pages });
    expect(await save(made, { pages })).toEqual(saved);
    expect((await versionsOf(made)).length).toBe(1);
    const body = { title: made.title, rev: made.rev, pages: [page('Other')] };
    expect(await server.fails('updateBook', { params: { id: made._id }, body }, room.admin)).toMatchObject({
      code: 'conflict',
    });
  });

  test('of a conflict that was decided both stay versions, also of one author within an hour', async () => {
    const made = await make();
    const contents = async () => {
      const numbers = (await versionsOf(made)).map(({ number }) => String(number)).toReversed();
      const versions = await Promise.all(
        numbers.map((number) => server.ok('getBookVersion', { params: { id: made._id, number } }, room.admin)),
      );
      return versions.map(({ content, author }) => [content.title, author?._id]);
    };
    const theirs = await save(made, { title: 'Theirs' });
    const mine = await save(theirs, { title: 'Mine', chosen: 'mine' });
    expect(await contents()).toEqual([
      ['Theirs', room.admin.id],
      ['Mine', room.admin.id],
    ]);
    // What is kept beside the stored book is not the newest version, which is what the book is.
    const kept = await save(made, { title: 'Left', chosen: 'theirs' }, room.assistant);
    expect(kept).toEqual(mine);
    expect((await contents()).slice(1)).toEqual([
      ['Mine', room.admin.id],
      ['Left', room.assistant.id],
      ['Mine', room.admin.id],
    ]);
    const args = { params: { id: made._id, number: '3' }, body: { rev: mine.rev } };
    expect(await server.ok('restoreBookVersion', args, room.admin)).toMatchObject({ title: 'Left' });
  });

  test('what is given up in a conflict is kept without what was removed meanwhile, or is not in sight of its author', async () => {
    const kept = await room.makeQuestion(choiceQuestion('Kept'));
    const hidden = await room.makeQuestion(choiceQuestion('Hidden'));
    const gone = await room.makeQuestion(choiceQuestion('Gone'));
    const { _id: category } = await server.ok('createCategory', { body: { name: 'Seas' } }, room.admin);
    const made = await make({ category, questions: atTheEnd(kept, hidden, gone) });
    const stored = await save(made, { category: null, questions: atTheEnd(kept) });
    await server.ok('removeQuestion', { params: { id: gone } }, room.admin);
    await server.ok('removeCategory', { params: { id: category } }, room.admin);
    const mine = { title: 'Left', category, questions: made.questions, chosen: 'theirs' };
    expect(await save(made, mine, room.assistant)).toEqual(stored);
    const { content } = await server.ok('getBookVersion', { params: { id: made._id, number: '2' } }, room.admin);
    expect(content).toMatchObject({ title: 'Left', category: null, questions: atTheEnd(kept) });
    const own = await server.ok('uploadFile', { body: { file: wavFile() } }, room.otherStudent);
    const stolen = {
      title: made.title,
      rev: made.rev,
      pages: [{ ...page('A'), recording: own.ref }],
      chosen: 'theirs' as const,
    };
    const refused = await server.fails('updateBook', { params: { id: made._id }, body: stolen }, room.assistant);
    expect(Object.keys(refused.errors ?? {})).toEqual(['pages']);
  });

  test('what a book names has to be there, and to be in sight of who names it', async () => {
    const nothing = '01890000-0000-7000-8000-000000000000';
    const file = { id: nothing, name: 'a.png', mime: 'image/png', size: 1 };
    const body = {
      title: 'Lost',
      category: nothing,
      pages: [{ ...page('A'), images: [{ file, alt: '' }] }],
      questions: [{ question: nothing, page: null }],
    };
    const failure = await server.fails('createBook', { body }, room.admin);
    expect(Object.keys(failure.errors ?? {}).toSorted()).toEqual(['category', 'pages', 'questions']);
    const own = await server.ok('uploadFile', { body: { file: wavFile() } }, room.otherStudent);
    const stolen = { title: 'Stolen', pages: [{ ...page('A'), recording: own.ref }] };
    expect(await server.fails('createBook', { body: stolen }, room.assistant)).toMatchObject({ status: 422 });
  });

  test('students read what was published, and not what is written after it', async () => {
    const published = await publish(await make());
    expect(published).toMatchObject({ hasChanges: false, groups: [room.group] });
    const written = await save(published, { title: 'Half-writt', pages: [page('Half a senten')] });
    expect(written.hasChanges).toBe(true);
    expect(await read(written)).toMatchObject({ title: 'The lighthouse', pageCount: 2 });
    expect(textsOf(await read(written))).toEqual(['<p>One</p>', '<p>Two</p>']);
    // Staff see what they write.
    expect(textsOf(await read(written, room.assistant))).toEqual(['<p>Half a senten</p>']);
    await publish(written);
    expect(await read(written)).toMatchObject({ title: 'Half-writt', pageCount: 1 });
  });

  test('only the groups of a book read it, until it is unpublished', async () => {
    const book = await publish(await make({ title: 'For some' }));
    const titles = async (who: typeof room.student) =>
      (await server.ok('listStudentBooks', { query: { search: 'For some' } }, who)).items.map(({ title }) => title);
    expect([await titles(room.student), await titles(room.otherStudent)]).toEqual([['For some'], []]);
    expect(await server.fails('getStudentBook', { params: { id: book._id } }, room.otherStudent)).toMatchObject({
      status: 404,
    });
    expect(await server.fails('removeBook', { params: { id: book._id } }, room.admin)).toMatchObject({
      status: 409,
      code: 'book_published',
    });
    await server.ok('unpublishBook', { params: { id: book._id } }, room.admin);
    expect(await titles(room.student)).toEqual([]);
    await server.ok('removeBook', { params: { id: book._id } }, room.admin);
    expect(await server.fails('getBook', { params: { id: book._id } }, room.admin)).toMatchObject({ status: 404 });
  });

  test('a book without pages is not published', async () => {
    const { _id } = await make({ pages: [] });
    const args = { params: { id: _id }, body: { rev: 1, groups: [room.group] } };
    expect(Object.keys((await server.fails('publishBook', args, room.admin)).errors ?? {})).toEqual(['pages']);
  });

  test('its readers see the files of a book, and nobody else does', async () => {
    const { ref } = await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin);
    const made = await make({ pages: [{ ...page('A'), images: [{ file: ref, alt: 'A hall' }] }] });
    const see = async (who: typeof room.student) =>
      (await server.send('getFile', { params: { id: ref.id } }, who)).status;
    expect(await see(room.student)).toBe(404);
    const published = await publish(made);
    expect([await see(room.student), await see(room.otherStudent), await see(room.assistant)]).toEqual([200, 404, 200]);
    const [listed] = (await server.ok('listStudentBooks', { query: {} }, room.student)).items;
    expect(listed?.cover).toMatchObject({ alt: 'A hall' });
    // A version has it still.
    await save(published, { pages: [page('Without a picture')] });
    expect(await server.fails('removeFile', { params: { id: ref.id } }, room.admin)).toMatchObject({ status: 409 });
  });

  test('an hour of writing is one version; each that was published is one, and none of them changes', async () => {
    let book = await make({ pages: [page('First')] });
    book = await save(book, { pages: [page('Second')] });
    expect(await versionsOf(book)).toHaveLength(1);
    server.clock.advance({ minutes: 61 });
    book = await save(book, { pages: [page('Third')] });
    book = await publish(book);
    book = await save(book, { pages: [page('Fourth')] });
    expect((await versionsOf(book)).map(({ number, isPublished }) => [number, isPublished])).toEqual([
      [3, false],
      [2, true],
      [1, false],
    ]);
    const texts = await Promise.all(
      ['1', '2', '3'].map(async (number) =>
        textsOf((await server.ok('getBookVersion', { params: { id: book._id, number } }, room.admin)).content),
      ),
    );
    expect(texts).toEqual([['<p>Second</p>'], ['<p>Third</p>'], ['<p>Fourth</p>']]);
  });

  test('a version that is brought back is a new one: what it replaces stays, and what has gone since does not come back', async () => {
    const question = await room.makeQuestion(choiceQuestion('For a book'));
    let book = await make({ pages: [page('Then')], questions: [{ question, page: null }] });
    book = await publish(book);
    book = await save(book, { pages: [page('Now')], questions: [] });
    await server.ok('removeQuestion', { params: { id: question } }, room.admin);
    const args = { params: { id: book._id, number: '1' }, body: { rev: book.rev } };
    const restored = await server.ok('restoreBookVersion', args, room.assistant);
    expect([textsOf(restored), restored.questions, restored.rev]).toEqual([['<p>Then</p>'], [], book.rev + 1]);
    expect(await versionsOf(book)).toHaveLength(3);
    expect(await server.fails('restoreBookVersion', args, room.admin)).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('readers are asked the questions of a book without their key, and are told what is right', async () => {
    const question = await room.makeQuestion(choiceQuestion('At the end'));
    const inTask = await room.makeQuestion(choiceQuestion('In a task'));
    const questions = [
      { question, page: null },
      { question: inTask, page: null },
    ];
    const book = await publish(await make({ questions }));
    // A task that has a question keeps its key from the readers of a book.
    await server.ok(
      'createTask',
      { body: { title: 'Homework', groups: [room.group], questions: [inTask] } },
      room.admin,
    );
    const asked = (await read(book)).questions;
    expect(asked.map((one) => one.question)).toEqual([question]);
    expect(JSON.stringify(asked)).not.toMatch(/"correct"|SENTINEL/u);
    const check = (id: string, answers: typeof rightChoices) => ({
      params: { id: book._id },
      body: { question: id, answers },
    });
    const right = await server.ok('checkBookAnswers', check(question, rightChoices), room.student);
    expect(right.marks.map(({ mark }) => mark)).toEqual([1, 1]);
    expect(right.solution.title).toBe('At the end');
    const wrong = await server.ok('checkBookAnswers', check(question, wrongChoices), room.student);
    expect(wrong.marks.map(({ mark }) => mark)).toEqual([0, 1]);
    const hidden = await server.fails('checkBookAnswers', check(inTask, rightChoices), room.student);
    expect(hidden).toMatchObject({ status: 404 });
    expect(await server.fails('removeQuestion', { params: { id: question } }, room.admin)).toMatchObject({
      status: 409,
      code: 'in_use',
    });
  });

  test('a question that a task may draw is not asked, until the task is archived', async () => {
    const question = await room.makeQuestion(choiceQuestion('Of a pool'));
    const tags = ['for a quiz'];
    await server.ok('tagQuestions', { body: { questions: [question], add: tags } }, room.admin);
    const book = await publish(await make({ questions: [{ question, page: null }] }));
    const check = { params: { id: book._id }, body: { question, answers: rightChoices } };
    await server.ok('checkBookAnswers', check, room.student);
    const ofAnyKind = { type: null, subQuestionType: null, category: null, level: null, diploma: null };
    const draws = [{ ...ofAnyKind, tags, count: 1, mark: 2 }];
    const { _id: id } = await room.makeTask({ kind: 'quiz', draws });
    expect((await read(book)).questions).toEqual([]);
    expect(await server.fails('checkBookAnswers', check, room.student)).toMatchObject({ status: 404 });
    const setStatus = (status: 'closed' | 'archived') =>
      server.ok('updateTask', { params: { id }, body: { title: 'Quiz', kind: 'quiz', draws, status } }, room.admin);
    await setStatus('closed');
    expect((await read(book)).questions).toEqual([]);
    await setStatus('archived');
    expect((await read(book)).questions).toHaveLength(1);
  });

  test('a question of a page that was removed is asked at the end', async () => {
    const question = await room.makeQuestion(choiceQuestion('On a page'));
    const [first, second] = [page('One'), page('Two')];
    const made = await make({ pages: [first, second], questions: [{ question, page: first._id }] });
    expect(made.questions).toEqual([{ question, page: first._id }]);
    expect((await save(made, { pages: [second] })).questions).toEqual([{ question, page: null }]);
  });

  test('a place in a book is kept, and no more time is added than has passed', async () => {
    const book = await publish(await make());
    const report = (pageNumber: number, seconds: number) =>
      server.ok('saveBookReading', { params: { id: book._id }, body: { page: pageNumber, seconds } }, room.student);
    expect((await read(book)).reading).toBeNull();
    expect(await report(1, 30)).toMatchObject({ page: 1, secondsRead: 0, finishedAt: null });
    server.clock.advance({ seconds: 30 });
    expect(await report(1, 30)).toMatchObject({ secondsRead: 30 });
    // The same report once more.
    expect(await report(1, 30)).toMatchObject({ secondsRead: 30 });
    server.clock.advance({ seconds: 60 });
    const finished = await report(2, 20);
    expect(finished).toMatchObject({ page: 2, secondsRead: 50 });
    expect(finished.finishedAt).not.toBeNull();
    expect(await report(1, 0)).toMatchObject({ page: 1, finishedAt: finished.finishedAt });
    expect((await read(book)).reading).toMatchObject({
      page: 1,
      secondsRead: 50,
      reportedAt: server.clock.now().toISOString(),
    });
    expect((await read(book, room.classmate)).reading).toBeNull();
    const beyond = { params: { id: book._id }, body: { page: 3, seconds: 0 } };
    expect(await server.fails('saveBookReading', beyond, room.student)).toMatchObject({ status: 422 });
    // Hours without a network come in one report; of hours that have not passed nothing counts.
    server.clock.advance({ hours: 2 });
    expect(await report(1, 5400)).toMatchObject({ secondsRead: 5450 });
    expect(await report(1, 5400)).toMatchObject({ secondsRead: 5450 });
    const { items } = await server.ok('listBooks', { query: {} }, room.admin);
    expect(items.find(({ _id }) => _id === book._id)).toMatchObject({ readers: 1 });
  });
});
