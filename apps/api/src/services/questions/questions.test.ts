import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../db/schema/named.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion, gapQuestion, sentinel } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';

describe('questions', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  test('a question is stored sanitised and with its author', async () => {
    const content = {
      ...choiceQuestion(),
      input: [{ id: 'i', kind: 'text' as const, html: '<p>a<script>x()</script></p>' }],
    };
    const stored = await server.ok('createQuestion', { body: { content } }, room.admin);
    expect(stored).toMatchObject({ rev: 1, author: room.admin.id, uses: 0 });
    expect(stored.content).toEqual({ ...content, input: [{ id: 'i', kind: 'text', html: '<p>a</p>' }] });
  });

  test('a save of an older revision gets the newer one', async () => {
    const id = await room.makeQuestion(choiceQuestion());
    const first = { rev: 1, content: choiceQuestion('First') };
    const saved = await server.ok('updateQuestion', { params: { id }, body: first }, room.admin);
    expect(saved.rev).toBe(2);
    const second = { rev: 1, content: choiceQuestion('Second') };
    const failure = await server.fails('updateQuestion', { params: { id }, body: second }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { rev: 2, content: { title: 'First' } } });
  });

  test('a finding that is switched off is kept with who did it, until it is switched on again', async () => {
    const content = choiceQuestion();
    const longest = {
      rule: 'longest-key',
      path: ['questions', 0, 'content', 0, 'text'],
      itemId: null,
      reason: 'A name.',
    };
    const created = await server.ok('createQuestion', { body: { content, exceptions: [longest] } }, room.admin);
    const signed = { ...longest, by: 'Amal', at: created.createdAt };
    expect(created.exceptions).toEqual([signed]);

    const save = (rev: number, exceptions?: (typeof longest)[]) =>
      server.ok(
        'updateQuestion',
        { params: { id: created._id }, body: { rev, content, ...(exceptions && { exceptions }) } },
        room.admin,
      );
    expect((await save(1)).exceptions).toEqual([signed]);
    const negative = { ...longest, rule: 'negative-stem', reason: 'It is about what is not.' };
    const both = await save(2, [longest, negative]);
    expect(both.exceptions).toEqual([signed, { ...negative, by: 'Amal', at: both.updatedAt }]);
    expect((await save(3, [negative])).exceptions.map(({ rule }) => rule)).toEqual(['negative-stem']);
    expect((await server.ok('duplicateQuestion', { params: { id: created._id } }, room.admin)).exceptions).toEqual([]);
  });

  test('a finding can be switched off by somebody with the longest name', async () => {
    const name = 'Abdelrahman'.padEnd(120, ' al-Said');
    const made = await server.makePerson({ role: 'admin', name });
    const admin = { token: await server.login(made) };
    const exception = { rule: 'longest-key', path: ['title'], itemId: null, reason: 'A name.' };
    const body = { content: choiceQuestion(), exceptions: [exception] };
    const { _id: id } = await server.ok('createQuestion', { body }, admin);
    const opened = await server.ok('getQuestion', { params: { id } }, admin);
    expect(opened.exceptions).toMatchObject([{ by: name }]);
  });

  test('an unknown category is rejected on its field', async () => {
    for (const category of ['nonsense', '01890000-0000-7000-8000-000000000000']) {
      const content = { ...choiceQuestion(), category };
      const failure = await server.fails('createQuestion', { body: { content } }, room.admin);
      expect(failure).toMatchObject({ status: 422, errors: { 'content.category': [expect.any(String)] } });
    }
  });

  test('a file that is not stored is rejected', async () => {
    const file = { id: '01890000-0000-7000-8000-000000000000', name: 'a.png', mime: 'image/png', size: 1 };
    const content = { ...choiceQuestion(), input: [{ id: 'i', kind: 'image' as const, file, alt: 'A hall' }] };
    expect((await server.fails('createQuestion', { body: { content } }, room.admin)).status).toBe(422);
  });

  test('a copy has the same content and new ids', async () => {
    const id = await room.makeQuestion(gapQuestion('Original'));
    const copy = await server.ok('duplicateQuestion', { params: { id } }, room.admin);
    expect(copy._id).not.toBe(id);
    const text = JSON.stringify(copy.content);
    for (const used of ['"gaps"', '"g1"', '"g2"', '"talk"']) expect(text).not.toContain(used);
    expect(text).toContain(sentinel);
  });

  test('a question in use cannot be removed, and the refusal states the number of tasks', async () => {
    const id = await room.makeQuestion(choiceQuestion());
    await room.makeTask({ questions: [id] });
    await room.makeTask({ questions: [id] });
    const failure = await server.fails('removeQuestion', { params: { id } }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'in_use', message: expect.stringContaining('2') });
    expect((await server.ok('getQuestion', { params: { id } }, room.admin)).uses).toBe(2);
  });

  test('an unused question can be removed', async () => {
    const id = await room.makeQuestion(choiceQuestion());
    await server.ok('removeQuestion', { params: { id } }, room.admin);
    expect((await server.fails('getQuestion', { params: { id } }, room.admin)).status).toBe(404);
  });

  test('the list can be searched, filtered, sorted and paged', async () => {
    const { db } = server.app;
    const category = expectRow(await db.insert(categories).values({ name: 'Halls' }).returning()).id;
    await room.makeQuestion({ ...essayQuestion('Zulu 100%'), category });
    await room.makeQuestion({ ...choiceQuestion('Alpha'), category });
    const list = (query: object) => server.ok('listQuestions', { query: { category, ...query } }, room.admin);
    const titles = async (query: object) => (await list(query)).items.map(({ title }) => title);
    expect(await titles({ sort: 'title' })).toEqual(['Alpha', 'Zulu 100%']);
    expect(await titles({ sort: '-title', limit: 1, page: 2 })).toEqual(['Alpha']);
    expect(await titles({ search: '0%' })).toEqual(['Zulu 100%']);
    expect(await titles({ type: 'Writing' })).toEqual(['Zulu 100%']);
    expect(await titles({ subQuestionType: 'MCQ' })).toEqual(['Alpha']);
    expect(await titles({ subQuestionType: 'Matching' })).toEqual([]);
    expect(await list({ limit: 1 })).toMatchObject({ total: 2, page: 1, limit: 1 });
    expect((await list({ sort: 'title' })).items[0]).toMatchObject({
      blocks: 2,
      maximum: 2,
      uses: 0,
      authorName: 'Amal',
    });
    for (const sort of ['secret', 'constructor']) {
      // Values that the contract does not allow.
      const query = { sort: sort as 'title' };
      expect((await server.fails('listQuestions', { query }, room.admin)).status).toBe(422);
    }
  });

  test('an assistant can read the questions of the tasks they mark only', async () => {
    const own = await room.makeQuestion(choiceQuestion('For Cairo'));
    const foreign = await room.makeQuestion(choiceQuestion('For Luxor'));
    await room.makeTask({ questions: [own] });
    await room.makeTask({ questions: [foreign], groups: [room.otherGroup] });
    await server.ok('getQuestion', { params: { id: own } }, room.assistant);
    expect((await server.fails('getQuestion', { params: { id: foreign } }, room.assistant)).status).toBe(404);
  });
});
