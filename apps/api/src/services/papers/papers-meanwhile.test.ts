import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { classroom, type Classroom } from '../../testing/classroom.ts';
import { fileOf, paperOf, paperQuestion } from '../../testing/paper-files.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';

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
const actionsOf = (report: { questions: { action: string }[] }) => report.questions.map(({ action }) => action);

/** Another title, as somebody saves it on the platform. */
const saveTitle = async (id: string | null, rev: number, title: string) => {
  const { content } = await getQuestion(id);
  await server.ok(
    'updateQuestion',
    { params: { id: id ?? '' }, body: { rev, content: { ...content, title } } },
    room.admin,
  );
};

describe('an import of a paper that is changed on the platform as well', () => {
  test('keeps what the same admin has saved on the platform just before as a version of its own', async () => {
    const [first] = (await publish(fileOf(paperOf([paperQuestion('own')], { id: 'own' })))).questions;
    await saveTitle(first?.question ?? null, 1, 'On the platform');
    await publish(fileOf(paperOf([paperQuestion('own', { title: 'In the paper' })], { id: 'own' })));
    const params = { id: first?.question ?? '' };
    const { items } = await server.ok('listQuestionVersions', { params }, room.admin);
    const kept = items.map(({ rev }) =>
      server.ok('getQuestionVersion', { params: { ...params, rev: String(rev) } }, room.admin),
    );
    expect((await Promise.all(kept)).map(({ content }) => content.title)).toEqual(['In the paper', 'On the platform']);
  });

  test('is refused where it names what its caller saw, and would do something else by now', async () => {
    const [one, two] = [paperQuestion('seen-1'), paperQuestion('seen-2')];
    const first = await publish(fileOf(paperOf([one, two], { id: 'seen' })));
    const [unchanged, changed] = first.questions.map(({ question }) => question);
    const picture = new Uint8Array(await pngFile().arrayBuffer());
    const ref = { id: 'media-seen', name: 'seen.png', mime: 'image/png', size: picture.length };
    const added = paperQuestion('seen-3', { input: [{ id: 'photo', kind: 'image', file: ref, alt: 'A tide table' }] });
    const newer = paperQuestion('seen-2', { title: 'Newer' });
    const file = fileOf(paperOf([one, newer, added], { id: 'seen' }), [{ ref, bytes: picture }]);
    const importAs = (digest: string | undefined) => ({ body: { file, ...(digest !== undefined && { digest }) } });
    const seen = await preview(file);
    expect(actionsOf(seen)).toEqual(['keep', 'update', 'create']);

    // What would have been written over is another revision now.
    await saveTitle(changed ?? null, 1, 'On the platform');
    const pictures = await server.app.db.$count(files, eq(files.name, 'seen.png'));
    const refused = await server.fails('importPaper', importAs(seen.digest), room.admin);
    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect(refused).not.toHaveProperty('current');
    expect((await getQuestion(changed ?? null)).content.title).toBe('On the platform');
    expect(await server.app.db.$count(files, eq(files.name, 'seen.png'))).toBe(pictures);

    // What was called unchanged would be written over.
    const again = await preview(file);
    await saveTitle(unchanged ?? null, 1, 'On the platform');
    expect((await server.fails('importPaper', importAs(again.digest), room.admin)).status).toBe(409);
    expect((await getQuestion(unchanged ?? null)).content.title).toBe('On the platform');

    const last = await preview(file);
    expect(actionsOf(last)).toEqual(['update', 'update', 'create']);
    const done = await server.ok('importPaper', importAs(last.digest), room.admin);
    expect(done.task._id).toBe(first.task._id);
    expect((await getQuestion(unchanged ?? null)).rev).toBe(3);

    // A draft that was to stay as it is, is changed. An older client names nothing, and is not refused.
    const kept = await preview(file);
    const stored = await getTask(done.task._id);
    const body = { ...stored, title: 'Another title' };
    await server.ok('updateTask', { params: { id: stored._id }, body }, room.admin);
    expect((await server.fails('importPaper', importAs(kept.digest), room.admin)).status).toBe(409);
    await server.ok('importPaper', importAs(undefined), room.admin);
    expect((await getTask(done.task._id)).title).toBe('Mock paper');

    // A draft that was to get these questions has got others.
    const shorter = fileOf(paperOf([one, newer], { id: 'seen' }));
    const seenShorter = await preview(shorter);
    expect(seenShorter.task.action).toBe('update');
    const { questions: all } = await getTask(done.task._id);
    await server.ok(
      'updateTask',
      { params: { id: stored._id }, body: { ...stored, questions: all.toReversed() } },
      room.admin,
    );
    const late = await server.fails(
      'importPaper',
      { body: { file: shorter, digest: seenShorter.digest ?? '' } },
      room.admin,
    );
    expect(late.status).toBe(409);
  });

  test('is not refused for a change of what it leaves alone', async () => {
    const translation = paperQuestion('alone-ar', {}, { language: 'ar', translationOf: 'alone-en' });
    const questions = [paperQuestion('alone-en'), translation, paperQuestion('alone-same')];
    await server.ok(
      'importPaper',
      { body: { file: fileOf(paperOf(questions, { id: 'alone' })), language: 'ar' } },
      room.admin,
    );
    const file = fileOf(paperOf(questions, { id: 'alone', title: 'Another title' }));
    await publish(file);
    const renamed = fileOf(paperOf(questions, { id: 'alone', title: 'A third title' }));
    const seen = await preview(renamed);
    expect(actionsOf(seen)).toEqual(['keep', 'other-language', 'keep']);
    const [, arabic, same] = seen.questions;
    await saveTitle(arabic?.question ?? null, 1, 'On the platform');
    // Changed, and changed back.
    await saveTitle(same?.question ?? null, 1, 'On the platform');
    await saveTitle(same?.question ?? null, 2, same?.title ?? '');
    const done = await server.ok('importPaper', { body: { file: renamed, digest: seen.digest ?? '' } }, room.admin);
    expect((await getTask(done.task._id)).title).toBe('A third title');
    expect((await getQuestion(arabic?.question ?? null)).content.title).toBe('On the platform');
  });

  test('leaves a draft alone that is set to students while it begins', async () => {
    const question = paperQuestion('set-at-once');
    const { task } = await publish(fileOf(paperOf([question], { id: 'set-at-once' })));
    const file = fileOf(paperOf([question], { id: 'set-at-once', title: 'Another title' }));
    const { digest = '' } = await preview(file);
    const isTask = eq(tasks.id, task._id ?? '');
    let begun: Promise<Response> | undefined;
    await server.app.db.transaction(async (tx) => {
      await tx.update(tasks).set({ status: 'published' }).where(isTask);
      begun = server.send('importPaper', { body: { file, digest } }, room.admin);
      await waitForLock(server.app.db, begun);
    });
    expect((await begun)?.status).toBe(409);
    expect(await getTask(task._id)).toMatchObject({ status: 'published', title: 'Mock paper' });
  });

  test('does what its caller saw, with a token and with the names that it makes', async () => {
    const { token } = await server.ok('createPublishToken', { body: { name: 'Workbench', days: 7 } }, room.admin);
    const file = fileOf(paperOf([paperQuestion('seen-name', { level: 'Level of a paper' })], { id: 'seen-names' }));
    const importSeen = async () => {
      const { digest } = await preview(file, { token });
      const body = { file, createNames: 'true' as const, ...(digest !== undefined && { digest }) };
      return server.ok('importPaper', { body }, { token });
    };
    await publish(file);
    expect(actionsOf(await preview(file))).toEqual(['keep']);
    // The names make an update of it.
    expect(actionsOf(await importSeen())).toEqual(['update']);
    expect(actionsOf(await importSeen())).toEqual(['keep']);
  });
});
