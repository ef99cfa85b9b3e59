import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPaperFile } from '@rubrica/question-kit/paper';
import { publishTokens } from '../../db/schema/auth.ts';
import { files } from '../../db/schema/files.ts';
import { questions } from '../../db/schema/questions.ts';
import { users } from '../../db/schema/people.ts';
import { classroom, type Classroom } from '../../testing/classroom.ts';
import { fileOf, paperOf, paperQuestion } from '../../testing/paper-files.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { sentinel } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const preview = (file: File, who: { token: string } = room.admin) => server.ok('previewPaper', { body: { file } }, who);
const publish = (file: File, createNames: 'true' | 'false' = 'false') =>
  server.ok('importPaper', { body: { file, createNames } }, room.admin);
const getQuestion = (id: string | null) => server.ok('getQuestion', { params: { id: id ?? '' } }, room.admin);
const getTask = (id: string | null) => server.ok('getTask', { params: { id: id ?? '' } }, room.admin);
const pictures = () => server.app.db.$count(files, eq(files.name, 'tide.png'));
const actionsOf = (report: { questions: { action: string }[] }) => report.questions.map(({ action }) => action);

/** A question with a picture, and the picture. */
async function pictured(id: string) {
  const picture = pngFile();
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const ref = { id: `media-${id}`, name: 'tide.png', mime: 'image/png', size: bytes.length };
  const question = paperQuestion(id, { input: [{ id: 'photo', kind: 'image', file: ref, alt: 'A tide table' }] });
  return { question, media: { ref, bytes } };
}

const exported = async (path: string, who: { token: string } = room.admin) => {
  const reply = await server.http.request(path, { headers: { authorization: `Bearer ${who.token}` } });
  // The reply does not say what failed.
  if (reply.status === 500) throw server.errors.at(-1);
  return { status: reply.status, bytes: new Uint8Array(await reply.arrayBuffer()) };
};

const makeToken = (days: 7 | 30 = 30) =>
  server.ok('createPublishToken', { body: { name: 'Workbench', days } }, room.admin);

describe('an import of a paper', () => {
  test('makes questions of the bank and a draft task that has them in order, and says before what it will do', async () => {
    const paper = paperOf([], {
      id: 'listening',
      instructions: 'Answer all questions.',
      sections: [
        {
          id: 'a',
          title: 'Reading',
          instructions: 'Read first.',
          minutes: 20,
          questions: [paperQuestion('r1', {}, { tags: ['tides'] })],
        },
        {
          id: 'b',
          title: '',
          instructions: '',
          minutes: 5,
          questions: [paperQuestion('l1'), paperQuestion('old', {}, { state: 'retired' })],
        },
      ],
    });
    const before = await server.app.db.$count(questions);
    const seen = await preview(fileOf(paper));
    expect(actionsOf(seen)).toEqual(['create', 'create', 'leave-out']);
    expect(seen.task).toEqual({ action: 'create', _id: null, title: 'Mock paper' });
    expect(await server.app.db.$count(questions)).toBe(before);

    const done = await publish(fileOf(paper));
    const task = await getTask(done.task._id);
    expect(task).toMatchObject({
      title: 'Mock paper',
      status: 'draft',
      kind: 'quiz',
      timeLimitMinutes: 25,
      instructions: 'Answer all questions.\n\nReading · 20 minutes\nRead first.\n\nPart 2 · 5 minutes',
      questions: done.questions.slice(0, 2).map(({ question }) => question),
    });
    expect(await getQuestion(done.questions[0]?.question ?? null)).toMatchObject({
      rev: 1,
      author: room.admin.id,
      tags: ['tides'],
      content: { title: 'Question r1' },
    });
  });

  test('writes versions of the questions that it brought before, names what differs, and keeps what does not', async () => {
    const [kept, old] = [paperQuestion('kept'), paperQuestion('changed')];
    const first = await publish(fileOf(paperOf([kept, old], { id: 'again' })));
    const changed = paperQuestion('changed', { title: 'Newer', questions: old.draft.questions.slice(0, 1) });
    const file = fileOf(paperOf([paperQuestion('new'), kept, changed], { id: 'again' }));
    const seen = await preview(file);
    expect(actionsOf(seen)).toEqual(['create', 'keep', 'update']);
    expect(seen.questions[2]?.differences).toEqual([
      { part: 'title', at: null, change: 'changed' },
      { part: 'block', at: 1, change: 'removed' },
    ]);
    expect(seen.task).toMatchObject({ action: 'update', _id: first.task._id });
    // What an update writes over, and what it writes; of the others, nothing.
    expect(seen.questions.map(({ versions }) => versions?.before.title)).toEqual([
      undefined,
      undefined,
      'Question changed',
    ]);
    expect(seen.questions[2]?.versions?.after).toMatchObject({ title: 'Newer', questions: changed.draft.questions });

    const second = await publish(file);
    expect(second.task._id).toBe(first.task._id);
    expect((await getTask(second.task._id)).questions).toEqual(second.questions.map(({ question }) => question));
    expect(second.questions.slice(1).map(({ question }) => question)).toEqual(
      first.questions.map(({ question }) => question),
    );
    expect((await getQuestion(second.questions[1]?.question ?? null)).rev).toBe(1);
    expect(await getQuestion(second.questions[2]?.question ?? null)).toMatchObject({
      rev: 2,
      content: { title: 'Newer' },
    });
    expect(actionsOf(await preview(file))).toEqual(['keep', 'keep', 'keep']);
  });

  test('takes a question and its translations once, and makes a task of each language', async () => {
    const translation = paperQuestion('t-ar', {}, { language: 'ar', translationOf: 't-en' });
    const file = fileOf(paperOf([paperQuestion('t-en'), translation, paperQuestion('t-both')], { id: 'languages' }));
    const importIn = (language?: string) =>
      server.ok('importPaper', { body: { file, ...(language === undefined ? {} : { language }) } }, room.admin);
    const idsOf = ({ questions: imported }: Awaited<ReturnType<typeof importIn>>) =>
      imported.map(({ question }) => question);
    const english = await importIn();
    expect(english.language).toBe('en');
    expect(actionsOf(english)).toEqual(['create', 'other-language', 'create']);
    const [one, , both] = idsOf(english);
    expect((await getTask(english.task._id)).questions).toEqual([one, both]);

    const arabic = await importIn('ar');
    expect(arabic.language).toBe('ar');
    expect(actionsOf(arabic)).toEqual(['other-language', 'create', 'keep']);
    expect((await getTask(arabic.task._id)).questions).toEqual([idsOf(arabic)[1], both]);
    expect(arabic.task._id).not.toBe(english.task._id);
    expect((await importIn('ar')).task).toMatchObject({ action: 'keep', _id: arabic.task._id });
    expect((await importIn()).task).toMatchObject({ action: 'keep', _id: english.task._id });
    // The task of another language is a paper of its own when it is exported.
    const exportedTask = await exported(`/api/tasks/${arabic.task._id}/paper.rubrica`);
    expect(readPaperFile(exportedTask.bytes)).toMatchObject({ paper: { id: 'languages.ar' } });
  });

  test('leaves a task that has been set as it is, and makes another where its questions differ', async () => {
    const one = paperQuestion('one');
    const { task } = await publish(fileOf(paperOf([one], { id: 'set' })));
    const stored = await getTask(task._id);
    const body = { ...stored, status: 'published' as const, groups: [room.group] };
    await server.ok('updateTask', { params: { id: stored._id }, body }, room.admin);
    const same = await publish(fileOf(paperOf([paperQuestion('one', { title: 'Spelt right' })], { id: 'set' })));
    expect(same.task).toMatchObject({ action: 'keep', _id: stored._id });
    const longer = await publish(fileOf(paperOf([one, paperQuestion('two')], { id: 'set' })));
    expect(longer.task.action).toBe('create');
    expect((await getTask(stored._id)).questions).toHaveLength(1);
  });

  test('finds levels and categories by name, lists those that the school lacks, and makes them where asked', async () => {
    const level = await server.ok('createLevel', { body: { name: 'B2' } }, room.admin);
    const file = fileOf(paperOf([paperQuestion('named', { level: ' b2', category: 'Mock exams' })], { id: 'names' }));
    expect((await preview(file)).unknown).toEqual({ categories: ['Mock exams'], levels: [], diplomas: [] });
    const [without] = (await publish(file)).questions;
    expect((await getQuestion(without?.question ?? null)).content).toMatchObject({ level: level._id, category: '' });
    const [made] = (await publish(file, 'true')).questions;
    const { items } = await server.ok('listCategories', { query: { search: 'Mock exams' } }, room.admin);
    expect((await getQuestion(made?.question ?? null)).content.category).toBe(items[0]?._id);
  });

  test('stores a file once', async () => {
    const { question, media } = await pictured('p1');
    const file = fileOf(paperOf([question], { id: 'media' }), [media]);
    expect((await preview(file)).newFiles).toBe(1);
    await publish(file);
    expect(await pictures()).toBe(1);
    expect(await preview(file)).toMatchObject({ newFiles: 0, questions: [{ action: 'keep' }] });
    await publish(file);
    expect(await pictures()).toBe(1);
  });

  test('stores no script, whatever the paper holds', async () => {
    const [block] = paperQuestion('x').draft.questions;
    const evil = block
      ? { ...block, rubric: '<p>Read<img src=x onerror=alert(1)></p><script>alert(1)</script>' }
      : block;
    const file = fileOf(paperOf([paperQuestion('evil', { questions: evil ? [evil] : [] })], { id: 'evil' }));
    const [stored] = (await publish(file)).questions;
    expect(JSON.stringify(await getQuestion(stored?.question ?? null))).not.toMatch(/script|onerror/u);
    expect(actionsOf(await preview(file))).toEqual(['keep']);
  });

  test.each([
    ['no paper', new File(['no zip'], 'a.rubrica'), /no zip archive/u],
    ['nothing', new File([], 'a.rubrica'), /empty/u],
    ['a paper that names a file and lacks it', undefined, /lacks|does not contain/u],
  ] as const)('refuses %s, and says what to do', async (_, given, reason) => {
    const file = given ?? fileOf(paperOf([(await pictured('lost')).question], { id: 'lost' }));
    const refused = await server.fails('previewPaper', { body: { file } }, room.admin);
    expect(refused).toMatchObject({ status: 422, code: 'invalid' });
    expect(refused.errors?.['file']?.[0]).toMatch(reason);
  });

  test('is all or nothing', async () => {
    const done = await publish(fileOf(paperOf([paperQuestion('kept')], { id: 'whole' })));
    const stored = await getTask(done.task._id);
    const body = { ...stored, status: 'published' as const, groups: [room.group] };
    await server.ok('updateTask', { params: { id: stored._id }, body }, room.admin);
    const before = await server.app.db.$count(questions);
    // The first could be made; the second would take from students what they were set.
    const file = fileOf(paperOf([paperQuestion('new'), paperQuestion('kept', { questions: [] })], { id: 'whole' }));
    const refused = await server.fails('importPaper', { body: { file } }, room.admin);
    expect(refused).toMatchObject({ status: 409, code: 'question_is_set' });
    expect(await server.app.db.$count(questions)).toBe(before);
    expect(actionsOf(await preview(file))).toEqual(['create', 'update']);
  });

  test('has at most as many questions as a task', async () => {
    const sections = ['a', 'b'].map((id) => ({
      id,
      title: '',
      instructions: '',
      minutes: null,
      questions: Array.from({ length: 101 }, (_, at) => paperQuestion(`${id}${at}`)),
    }));
    const body = { file: fileOf(paperOf([], { id: 'many', sections })) };
    expect(await server.fails('importPaper', { body }, room.admin)).toMatchObject({ status: 422 });
  });
});

describe('an exported paper', () => {
  test('is the paper again that the task came from, with its media, and changes nothing when it is imported', async () => {
    const { question, media } = await pictured('e1');
    const level = 'C1 export';
    const paper = paperOf([{ ...question, draft: { ...question.draft, level } }], {
      id: 'export',
      instructions: 'Begin.',
    });
    const { task } = await publish(fileOf(paper, [media]), 'true');
    const { status, bytes } = await exported(`/api/tasks/${task._id}/paper.rubrica`);
    expect(status).toBe(200);
    const read = readPaperFile(bytes);
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    expect(read.paper).toMatchObject({
      id: 'export',
      title: 'Mock paper',
      instructions: 'Begin.',
      sections: [{ questions: [{ id: 'e1', draft: { level, title: 'Question e1' } }] }],
    });
    expect([...read.media.values()].map((file) => file.bytes)).toEqual([media.bytes]);
    expect(await preview(new File([bytes], 'again.rubrica'))).toMatchObject({
      task: { action: 'keep' },
      questions: [{ action: 'keep' }],
      newFiles: 0,
    });
  });

  test('of questions of the bank is imported as those questions', async () => {
    const [made] = (await publish(fileOf(paperOf([paperQuestion('b1')], { id: 'bank' })))).questions;
    const { bytes } = await exported(`/api/questions/paper.rubrica?ids=${made?.question}`);
    expect(await preview(new File([bytes], 'bank.rubrica'))).toMatchObject({
      questions: [{ action: 'keep', question: made?.question }],
    });
  });

  test('is for those who may import one', async () => {
    const path = `/api/tasks/${(await publish(fileOf(paperOf([paperQuestion('s1')], { id: 'secret' })))).task._id}/paper.rubrica`;
    for (const who of [room.student, room.parent, room.assistant]) {
      const { status, bytes } = await exported(path, who);
      expect(status).toBe(403);
      expect(Buffer.from(bytes).toString()).not.toContain(sentinel);
    }
    expect((await exported('/api/questions/paper.rubrica?ids=nothing')).status).toBe(404);
  });
});

describe('a token for publishing', () => {
  const file = fileOf(paperOf([paperQuestion('t1')], { id: 'by-token' }));

  test('publishes papers in the name of its owner, and does nothing else', async () => {
    const { token } = await makeToken();
    expect(token).toMatch(/^rubrica_publish_[\w-]{43}$/u);
    const done = await server.ok('importPaper', { body: { file } }, { token });
    expect((await getQuestion(done.questions[0]?.question ?? null)).author).toBe(room.admin.id);
    const { items } = await server.ok('listAuditLog', { query: { action: 'paper.import' } }, room.admin);
    expect(items[0]).toMatchObject({ actorName: room.admin.name, details: { token: 'Workbench' } });
    for (const call of ['getMe', 'listQuestions', 'listTasks', 'listPublishTokens', 'listUsers'] as const)
      expect((await server.fails(call, {}, { token })).status).toBe(401);
    expect((await server.fails('createPublishToken', { body: { name: 'Another', days: 7 } }, { token })).status).toBe(
      401,
    );
    const task = `/api/tasks/${done.task._id}/paper.rubrica`;
    expect((await server.http.request(task, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
  });

  test('shows what it would write over as its owner may read it, by name and with the files of the paper', async () => {
    const { token } = await makeToken();
    const level = 'B2 versions';
    const { question, media } = await pictured('v1');
    const draft = { ...question.draft, level };
    await publish(fileOf(paperOf([{ ...question, draft }], { id: 'versions' }), [media]), 'true');
    const changed = { ...question, draft: { ...draft, title: 'Newer' } };
    const shown = (await preview(fileOf(paperOf([changed], { id: 'versions' }), [media]), { token })).questions[0];
    expect(shown?.versions?.before).toEqual({ ...shown?.versions?.after, title: 'Question v1' });
    expect(shown?.versions?.after).toMatchObject({ title: 'Newer', level, input: [{ file: { id: media.ref.id } }] });
    for (const who of [room.student, room.parent, room.assistant])
      expect((await server.fails('previewPaper', { body: { file } }, who)).status).toBe(403);
  });

  test('is listed to its owner without what it is, says when it was used, and ends when it is revoked', async () => {
    const { token, ...made } = await makeToken();
    await preview(file, { token });
    const listed = async () => (await server.ok('listPublishTokens', {}, room.admin)).items;
    expect((await listed()).find(({ _id }) => _id === made._id)).toEqual({
      ...made,
      lastUsedAt: server.clock.now().toISOString(),
    });
    expect(JSON.stringify(await server.app.db.select().from(publishTokens))).not.toContain(token);
    await server.ok('removePublishToken', { params: { id: made._id } }, room.admin);
    expect((await server.fails('previewPaper', { body: { file } }, { token })).status).toBe(401);
  });

  test('ends with its time, its owner’s account and a new password', async () => {
    const short = await makeToken(7);
    const owner = await server.makePerson({ role: 'admin', name: 'Leaving' });
    const session = { token: await server.login(owner) };
    const { token } = await server.ok('createPublishToken', { body: { name: 'Own', days: 365 } }, session);
    await preview(file, { token });
    server.clock.advance({ days: 8 });
    expect((await server.fails('previewPaper', { body: { file } }, { token: short.token })).status).toBe(401);
    await preview(file, { token });
    const admin = { token: await server.login(room.admin) };
    await server.ok('adminResetPassword', { body: { userId: owner.id, newPassword: 'green-window-3' } }, admin);
    expect((await server.fails('previewPaper', { body: { file } }, { token })).status).toBe(401);
    expect(await server.app.db.$count(users, eq(users.id, owner.id))).toBe(1);
    expect(await server.app.db.$count(publishTokens, eq(publishTokens.userId, owner.id))).toBe(0);
  });
});
