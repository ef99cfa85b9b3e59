import type { QuestionId } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories, levels } from '../../db/schema/named.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, gapQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';

describe('the bank of questions', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const titled = async (query: object) => {
    const { items } = await server.ok('listQuestions', { query: { sort: 'title', ...query } }, room.admin);
    return items.map(({ title }) => title);
  };
  const tag = (questions: QuestionId[], add: string[], remove: string[] = []) =>
    server.ok('tagQuestions', { body: { questions, add, remove } }, room.admin);
  const tagNamed = async (name: string) => {
    const { items } = await server.ok('listTags', {}, room.admin);
    return items.find((each) => each.name === name);
  };

  const save = (id: QuestionId, rev: number, title: string, who = room.admin) =>
    server.ok('updateQuestion', { params: { id }, body: { rev, content: choiceQuestion(title) } }, who);
  const versionsOf = async (id: QuestionId) =>
    (await server.ok('listQuestionVersions', { params: { id } }, room.admin)).items;

  test('tags that differ in case, accents, spaces or Arabic forms are one, and keep their first spelling', async () => {
    const [one, two] = [
      await room.makeQuestion(choiceQuestion('Tag 1')),
      await room.makeQuestion(choiceQuestion('Tag 2')),
    ];
    await tag([one], ['Past  Simple', 'أفعال']);
    const { items } = await tag([one, two], ['past simple', 'الأفعال', 'اَفعال']);
    expect(items.find(({ question }) => question === two)?.tags).toEqual(['Past Simple', 'أفعال', 'الأفعال']);
    expect((await server.ok('getQuestion', { params: { id: one } }, room.admin)).tags).toHaveLength(3);
    expect(await titled({ tags: 'PAST SIMPLE,افعال' })).toEqual(['Tag 1', 'Tag 2']);
    await tag([one], [], ['افعال']);
    expect(await titled({ tags: 'PAST SIMPLE,افعال' })).toEqual(['Tag 2']);
    expect(await titled({ search: 'st simp' })).toEqual(['Tag 1', 'Tag 2']);
  });

  test('a tag is renamed; one of that name is merged only where that is asked for', async () => {
    const [one, two] = [
      await room.makeQuestion(choiceQuestion('Sea 1')),
      await room.makeQuestion(choiceQuestion('Sea 2')),
    ];
    await tag([one, two], ['Sea']);
    await tag([two], ['Ocean']);
    const sea = await tagNamed('Sea');
    const params = { id: sea?._id ?? '' };
    const refused = await server.fails('renameTag', { params, body: { name: 'OCEAN' } }, room.admin);
    expect(refused).toMatchObject({ status: 409, code: 'tag_taken', message: expect.stringContaining('1 question') });
    const merged = await server.ok('renameTag', { params, body: { name: 'Oceans', merge: true } }, room.admin);
    expect(merged).toMatchObject({ name: 'Oceans', questions: 2 });
    const again = await server.ok('renameTag', { params, body: { name: 'Ocean', merge: true } }, room.admin);
    expect(again).toMatchObject({ name: 'Ocean', questions: 2 });
    expect(await tagNamed('Sea')).toBeUndefined();
    await server.ok('removeTag', { params }, room.admin);
    expect(await titled({ tags: 'ocean' })).toEqual([]);
    expect((await server.ok('getQuestion', { params: { id: two } }, room.admin)).tags).toEqual([]);
  });

  test('a name is not written over one that a colleague has given the tag meanwhile', async () => {
    await tag([await room.makeQuestion(choiceQuestion())], ['Health']);
    const params = { id: (await tagNamed('Health'))?._id ?? '' };
    const theirs = { params, body: { name: 'صحة', base: { name: 'Health' } } };
    const first = await server.ok('renameTag', theirs, room.admin);
    const mine = { name: 'Body', base: { name: 'Health' } };
    for (const body of [mine, { ...mine, merge: true }]) {
      const refused = await server.fails('renameTag', { params, body }, room.admin);
      expect(refused).toMatchObject({ status: 409, code: 'conflict', current: { _id: params.id, name: 'صحة' } });
    }
    // The same once more, as when the first reply was lost.
    expect(await server.ok('renameTag', theirs, room.admin)).toEqual(first);
    const again = await server.ok('renameTag', { params, body: { ...mine, base: { name: 'صحة' } } }, room.admin);
    expect(again.name).toBe('Body');
  });

  test('questions that there are not are named, and nothing is tagged', async () => {
    const id = await room.makeQuestion(choiceQuestion());
    const body = { questions: [id, '01890000-0000-7000-8000-000000000000'], add: ['half'] };
    const failure = await server.fails('tagQuestions', { body }, room.admin);
    expect(failure).toMatchObject({ status: 422, errors: { 'questions.1': [expect.any(String)] } });
    expect(await tagNamed('half')).toBeUndefined();
  });

  test('folders count what is filed in each, and what is filed nowhere is found too', async () => {
    const { db } = server.app;
    const category = expectRow(await db.insert(categories).values({ name: 'Ships' }).returning()).id;
    const level = expectRow(await db.insert(levels).values({ name: 'B1' }).returning()).id;
    await room.makeQuestion({ ...choiceQuestion('Filed 1'), category, level });
    await room.makeQuestion({ ...choiceQuestion('Filed 2'), category });
    const away = await room.makeQuestion({ ...choiceQuestion('Filed 3'), category });
    await server.ok('archiveQuestion', { params: { id: away } }, room.admin);
    const { items } = await server.ok('listQuestionFolders', { query: { archived: 'false' } }, room.admin);
    expect(
      items.filter((folder) => folder.category === category).toSorted((a, b) => a.level.length - b.level.length),
    ).toEqual([
      { category, level: '', diploma: '', questions: 1 },
      { category, level, diploma: '', questions: 1 },
    ]);
    expect(await titled({ category, level: 'none', archived: 'false' })).toEqual(['Filed 2']);
  });

  test('a search finds words of the stimulus and the stem, in Arabic too', async () => {
    const html = '<p>The <b>lighthouse</b> keeper</p><p>حارسُ المنارةِ القديمة</p>';
    await room.makeQuestion({ ...choiceQuestion('Searched'), input: [{ id: 'i', kind: 'text', html }] });
    for (const search of ['lighthouse', 'keeper LIGHT', 'حارس المناره', 'القديمة']) {
      expect(await titled({ search }), search).toEqual(['Searched']);
    }
    expect(await titled({ search: 'lighthouse submarine' })).toEqual([]);
    await room.makeQuestion(choiceQuestion('اختبار أحمد الأوَّل'));
    for (const search of ['احمد', 'لاول حمد']) expect(await titled({ search }), search).toEqual(['اختبار أحمد الأوَّل']);
    for (const search of ["'; drop table", '& | !', ':*', '\\']) expect(await titled({ search }), search).toEqual([]);
  });

  describe('versions', () => {
    test('the saves of an author within a quarter of an hour are one, later ones and those of others their own', async () => {
      const colleague = await server.makePerson({ role: 'admin', name: 'Huda' });
      const id = await room.makeQuestion(choiceQuestion('One'));
      await save(id, 1, 'Two');
      expect((await versionsOf(id)).map(({ rev, title }) => [rev, title])).toEqual([[2, 'Two']]);
      await save(id, 2, 'Three', { ...colleague, token: await server.login(colleague) });
      server.clock.advance({ minutes: 16 });
      await save(id, 3, 'Four');
      expect((await versionsOf(id)).map(({ rev, title, author }) => [rev, title, author?.name])).toEqual([
        [4, 'Four', 'Amal'],
        [3, 'Three', 'Huda'],
        [2, 'Two', 'Amal'],
      ]);
      const former = await server.ok('getQuestionVersion', { params: { id, rev: '2' } }, room.admin);
      expect(former.content.title).toBe('Two');
    });

    test('of a conflict that was decided both stay versions, also of one author within a quarter of an hour', async () => {
      const id = await room.makeQuestion(choiceQuestion('Opened'));
      const decide = (rev: number, title: string, chosen: 'mine' | 'theirs', category = '') =>
        server.ok(
          'updateQuestion',
          { params: { id }, body: { rev, chosen, content: { ...choiceQuestion(title), category } } },
          room.admin,
        );
      const contents = async () =>
        (await versionsOf(id)).map(({ rev, title, restoredFrom }) => [rev, title, restoredFrom]);
      await save(id, 1, 'Theirs');
      const mine = await decide(2, 'Mine', 'mine');
      expect(await contents()).toEqual([
        [3, 'Mine', null],
        [2, 'Theirs', null],
      ]);
      // What was given up is not the newest version, which is what the question is; a folder that is gone holds nothing up.
      const { _id: gone } = await server.ok('createCategory', { body: { name: 'Gone meanwhile' } }, room.admin);
      await server.ok('removeCategory', { params: { id: gone } }, room.admin);
      const kept = await decide(1, 'Left', 'theirs', gone);
      expect(kept).toEqual({ ...mine, rev: 5 });
      const decided = [
        [5, 'Mine', 3],
        [4, 'Left', null],
        [3, 'Mine', null],
        [2, 'Theirs', null],
      ];
      expect(await contents()).toEqual(decided);
      // A decision that is sent again, because its reply was lost, keeps nothing twice.
      expect(await decide(1, 'Left', 'theirs', gone)).toEqual(kept);
      expect(await contents()).toEqual(decided);
      expect((await save(id, 5, 'Later')).rev).toBe(6);
      expect((await contents()).length).toBe(5);
      const restored = await server.ok(
        'restoreQuestionVersion',
        { params: { id, rev: '4' }, body: { rev: 6 } },
        room.admin,
      );
      expect(restored.content).toMatchObject({ title: 'Left', category: '' });
    });

    test('what is given up in a conflict also stays where the question is set and it is not finished', async () => {
      const { questions: _, ...head } = choiceQuestion('Half');
      const id = await room.makeQuestion(choiceQuestion('Set'));
      await room.makeTask({ questions: [id] });
      const body = { rev: 1, chosen: 'theirs' as const, content: { ...head, questions: [] } };
      await server.ok('updateQuestion', { params: { id }, body }, room.admin);
      expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['Set', 'Half', 'Set']);
    });

    test('what an attempt was given stays a version', async () => {
      const id = await room.makeQuestion(choiceQuestion('Given'));
      await room.start(await room.makeTask({ questions: [id] }));
      await save(id, 1, 'Changed');
      expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['Changed', 'Given']);
    });

    test('restoring makes a new revision, is refused over a newer one, and leaves attempts as they are', async () => {
      const id = await room.makeQuestion(choiceQuestion('Original'));
      const attempt = await room.start(await room.makeTask({ questions: [id] }));
      await save(id, 1, 'Spoilt');
      const params = { id, rev: '1' };
      const stale = await server.fails('restoreQuestionVersion', { params, body: { rev: 1 } }, room.admin);
      expect(stale).toMatchObject({ status: 409, code: 'conflict', current: { rev: 2 } });
      const restored = await server.ok('restoreQuestionVersion', { params, body: { rev: 2 } }, room.admin);
      expect(restored).toMatchObject({ rev: 3, content: { title: 'Original' } });
      expect((await versionsOf(id)).map(({ rev, restoredFrom }) => [rev, restoredFrom])).toEqual([
        [3, 1],
        [2, null],
        [1, null],
      ]);
      const { items } = await server.ok('listStudentQuestions', { query: { taskTaken: attempt._id } }, room.student);
      expect(items[0]?.view.title).toBe('Original');
    });

    test('an unfinished version is not restored where the question is set, and the refusal says why', async () => {
      const { questions: _, ...head } = choiceQuestion('Empty');
      const { _id: id } = await server.ok(
        'createQuestion',
        { body: { content: { ...head, questions: [] } } },
        room.admin,
      );
      server.clock.advance({ minutes: 16 });
      await save(id, 1, 'Finished');
      await room.makeTask({ questions: [id] });
      const params = { id, rev: '1' };
      const refused = await server.fails('restoreQuestionVersion', { params, body: { rev: 2 } }, room.admin);
      expect(refused).toMatchObject({ status: 409, code: 'question_is_set' });
    });

    test('a folder that has been removed since stays empty', async () => {
      const category = (await server.ok('createCategory', { body: { name: 'Gone' } }, room.admin))._id;
      const id = await room.makeQuestion({ ...gapQuestion('Filed'), category });
      server.clock.advance({ minutes: 16 });
      await save(id, 1, 'Filed');
      await server.ok('removeCategory', { params: { id: category } }, room.admin);
      const restored = await server.ok(
        'restoreQuestionVersion',
        { params: { id, rev: '1' }, body: { rev: 2 } },
        room.admin,
      );
      expect(restored.content.category).toBe('');
    });
  });

  test('a question names the tasks that have it and those whose attempts have it', async () => {
    const id = await room.makeQuestion(choiceQuestion());
    const [begun, left] = [await room.makeTask({ questions: [id] }), await room.makeTask({ questions: [id] })];
    await room.start(begun);
    await room.start(left, room.classmate);
    const { title, kind, groups } = left;
    const body = { title, kind, groups, status: 'closed' as const };
    await server.ok('updateTask', { params: { id: left._id }, body }, room.admin);
    const { tasks } = await server.ok('getQuestionUses', { params: { id } }, room.admin);
    expect(tasks.map(({ _id, isInTask, attempts }) => [_id, isInTask, attempts])).toEqual([
      [left._id, false, 1],
      [begun._id, true, 1],
    ]);
  });
});
