import type { QuestionDraw, QuestionId, Task } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupStudents } from '../../db/schema/people.ts';
import { questions as questionRows } from '../../db/schema/questions.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';
import { assertDrawable } from './assert-drawable.ts';

const drawOf = (tag: string, count: number, more: Partial<QuestionDraw> = {}): QuestionDraw => ({
  tags: [tag],
  type: null,
  subQuestionType: null,
  category: null,
  level: null,
  diploma: null,
  count,
  mark: 2,
  ...more,
});

describe('draws', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  /** Questions of two points with a tag. */
  const makePool = async (tag: string, size: number): Promise<QuestionId[]> => {
    const ids: QuestionId[] = [];
    for (let number = 1; number <= size; number += 1)
      ids.push(await room.makeQuestion(choiceQuestion(`${tag} ${number}`)));
    await server.ok('tagQuestions', { body: { questions: ids, add: [tag] } }, room.admin);
    return ids;
  };
  const given = async (task: Task, who: SignedInPerson = room.student) => {
    const attempt = await room.start(task, who);
    const { items } = await server.ok('listStudentQuestions', { query: { taskTaken: attempt._id } }, who);
    return { attempt, questions: items.map(({ question }) => question) };
  };
  const publish = (draws: QuestionDraw[], questions: QuestionId[] = []) =>
    server.fails(
      'createTask',
      { body: { title: 'Drawn', groups: [room.group], questions, draws, status: 'published' } },
      room.admin,
    );

  test('an attempt gets its own questions of the pool, worth the same, and keeps them', async () => {
    const pool = await makePool('own', 8);
    const fixed = await room.makeQuestion(choiceQuestion('For everybody'));
    const task = await room.makeTask({ questions: [fixed], draws: [drawOf('own', 3)], maxAttempts: 0 });
    expect(task.draws).toEqual([drawOf('own', 3)]);
    const seen = new Set<QuestionId>();
    for (let number = 0; number < 6; number += 1) {
      const { attempt, questions } = await given(task);
      const [first, ...drawn] = questions;
      expect(first).toBe(fixed);
      expect(new Set(drawn).size).toBe(3);
      for (const id of drawn) {
        expect(pool).toContain(id);
        seen.add(id);
      }
      expect((await given(task)).questions).toEqual(questions);
      await room.submit(attempt);
      const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
      expect(sheet.attempt.maximum).toBe(8);
      expect(sheet.questions.map(({ question }) => question)).toEqual(questions);
    }
    // Six draws of three out of eight that all take the same three happen once in 10^8 suites.
    expect(seen.size).toBeGreaterThan(3);
    const assigned = await server.ok('getAssignedTask', { params: { id: task._id } }, room.student);
    // A draw that asks for any skill says nothing of the task's.
    expect(assigned).toMatchObject({ questionCount: 4, skill: null });
  });

  test('questions of other points, archived or unfinished ones and those of the task are not drawn', async () => {
    const [fixed, away, ...others] = await makePool('exact', 4);
    if (!fixed || !away) throw new Error('The pool is empty.');
    const essay = await room.makeQuestion(essayQuestion('Longer'));
    const { questions: _, ...head } = choiceQuestion('Unfinished');
    const empty = await room.makeQuestion({ ...head, questions: [] });
    await server.ok('tagQuestions', { body: { questions: [essay, empty], add: ['exact'] } }, room.admin);
    await server.ok('archiveQuestion', { params: { id: away } }, room.admin);
    const preview = { tags: ['EXACT'], except: [fixed] };
    const pool = await server.ok('previewDraw', { body: preview }, room.admin);
    expect(pool.byMark.find(({ mark }) => mark === 2)).toEqual({ mark: 2, questions: 2 });
    expect(pool.unfinished).toBe(1);
    const task = await room.makeTask({ questions: [fixed], draws: [drawOf('exact', 2)] });
    const { questions } = await given(task);
    expect(questions.slice(1).toSorted()).toEqual(others.toSorted());
  });

  test('a task is not published while there are too few, and says which draw and how many there are', async () => {
    await makePool('few', 3);
    const few = await publish([drawOf('few', 2), drawOf('few', 4)]);
    expect(few).toMatchObject({
      status: 422,
      code: 'draw_too_small',
      errors: { 'draws.1': [expect.stringContaining('3')] },
    });
    const shared = await publish([drawOf('few', 2), drawOf('few', 2)]);
    expect(Object.keys(shared.errors ?? {})).toEqual(['draws.0', 'draws.1']);
    const unknown = await publish([drawOf('never written', 1)]);
    expect(unknown).toMatchObject({ status: 422, errors: { 'draws.0.tags': [expect.any(String)] } });
    const body = { title: 'Draft', draws: [drawOf('few', 9)], status: 'draft' as const };
    expect((await server.ok('createTask', { body }, room.admin)).draws).toHaveLength(1);
  });

  test('a task of draws of one skill has it', async () => {
    await makePool('skilled', 1);
    const task = await room.makeTask({ draws: [drawOf('skilled', 1, { type: 'Reading' })] });
    const assigned = await server.ok('getAssignedTask', { params: { id: task._id } }, room.student);
    expect(assigned).toMatchObject({ questionCount: 1, skill: 'Reading' });
  });

  test('draws that share questions take none twice', async () => {
    const wide = await makePool('wide', 4);
    const narrow = wide.slice(0, 2);
    await server.ok('tagQuestions', { body: { questions: narrow, add: ['narrow'] } }, room.admin);
    const task = await room.makeTask({ draws: [drawOf('wide', 2), drawOf('narrow', 2)], maxAttempts: 0 });
    for (let number = 0; number < 4; number += 1) {
      const { attempt, questions } = await given(task);
      expect(questions.slice(2).toSorted()).toEqual(narrow.toSorted());
      expect(new Set(questions).size).toBe(4);
      await room.submit(attempt);
    }
  });

  test('what a published task needs is not archived, retagged or made worth something else', async () => {
    const [one, two] = await makePool('needed', 2);
    if (!one || !two) throw new Error('The pool is empty.');
    const task = await room.makeTask({ draws: [drawOf('needed', 2)] });
    const params = { id: one };
    const isDrawn = { status: 409, code: 'question_is_drawn' };
    expect(await server.fails('archiveQuestion', { params }, room.admin)).toMatchObject(isDrawn);
    const untag = { body: { questions: [two], remove: ['needed'] } };
    expect(await server.fails('tagQuestions', untag, room.admin)).toMatchObject(isDrawn);
    const content = essayQuestion('Worth more');
    expect(await server.fails('updateQuestion', { params, body: { rev: 1, content } }, room.admin)).toMatchObject(
      isDrawn,
    );
    expect(await server.fails('removeQuestion', { params }, room.admin)).toMatchObject(isDrawn);
    const tag = (await server.ok('listTags', {}, room.admin)).items.find(({ name }) => name === 'needed');
    const removed = await server.fails('removeTag', { params: { id: tag?._id ?? '' } }, room.admin);
    expect(removed).toMatchObject({ status: 409, code: 'in_use' });
    const uses = await server.ok('getQuestionUses', { params }, room.admin);
    expect(uses.tasks).toMatchObject([{ _id: task._id, isInTask: false, isInDraw: true, attempts: 0 }]);
    await makePool('needed', 1);
    await server.ok('archiveQuestion', { params }, room.admin);
  });

  /** Publishes a task as `updateTask` does, while something else begins; it comes to its end once the task is published. */
  const publishWhile = async <Result>(task: Task, begin: () => Promise<Result>): Promise<Result> => {
    const { db } = server.app;
    let begun: Promise<Result> | undefined;
    await db.transaction(async (tx) => {
      await tx.select().from(questionRows).where(inArray(questionRows.id, task.questions)).for('share');
      await tx.update(tasks).set({ status: 'published' }).where(eq(tasks.id, task._id));
      if (task.draws.length > 0) await assertDrawable(tx, task._id);
      begun = begin();
      await waitForLock(db, begun);
    });
    if (!begun) throw new Error('Nothing was begun.');
    return begun;
  };
  const draftOf = (more: { draws?: QuestionDraw[]; questions?: QuestionId[] }) =>
    server.ok('createTask', { body: { title: 'Draft', groups: [room.group], ...more } }, room.admin);

  test('a question that a task needs is not archived while that is being published', async () => {
    const [id = ''] = await makePool('at once', 2);
    const task = await draftOf({ draws: [drawOf('at once', 2)] });
    const reply = await publishWhile(task, () => server.send('archiveQuestion', { params: { id } }, room.admin));
    expect(await reply.json()).toMatchObject({ code: 'question_is_drawn' });
  });

  test('a question loses no part that it needs while a task that has it is being published', async () => {
    const id = await room.makeQuestion(choiceQuestion('Whole'));
    const task = await draftOf({ questions: [id] });
    const body = { rev: 1, content: { ...choiceQuestion('Empty'), questions: [] } };
    const reply = await publishWhile(task, () => server.send('updateQuestion', { params: { id }, body }, room.admin));
    expect(await reply.json()).toMatchObject({ code: 'question_is_set' });
  });

  test('marking by question lists what was drawn, for the assistant of those who got it', async () => {
    await makePool('listed', 2);
    const task = await room.makeTask({ draws: [drawOf('listed', 1)], groups: [room.group, room.otherGroup] });
    const { attempt, questions } = await given(task);
    await room.submit(attempt);
    const list = (who: SignedInPerson) => server.ok('listTaskQuestions', { params: { id: task._id } }, who);
    const { items } = await list(room.assistant);
    expect(items.map(({ question, answered }) => [question, answered])).toEqual([[questions[0], 1]]);
    expect((await list(room.otherAssistant)).items).toEqual([]);
    const params = { id: questions[0] ?? '' };
    await server.ok('getQuestion', { params }, room.assistant);
    expect((await server.fails('getQuestion', { params }, room.otherAssistant)).status).toBe(404);
  });

  test('statistics count a drawn question over those who got it', async () => {
    await makePool('counted', 2);
    const fixed = await room.makeQuestion(choiceQuestion('Fixed'));
    const task = await room.makeTask({ questions: [fixed], draws: [drawOf('counted', 1)] });
    const got = new Map<QuestionId, number>();
    for (let number = 0; number < 46; number += 1) {
      const person = await server.makePerson({ role: 'student', name: `Drawn ${number}` });
      await server.app.db.insert(groupStudents).values({ groupId: room.group, userId: person.id });
      const student = { ...person, token: await server.login(person) };
      const { attempt, questions } = await given(task, student);
      for (const answer of await room.answersOf(attempt, student))
        if (number % 2 === 0) await room.save(answer, rightChoices, student);
      await room.submit(attempt, student);
      const drawn = questions[1] ?? '';
      got.set(drawn, (got.get(drawn) ?? 0) + 1);
    }
    const statistics = await server.ok('getTaskStatistics', { params: { id: task._id }, query: {} }, room.admin);
    expect(statistics).toMatchObject({ attempts: 46, leftOut: 0, whole: { maximum: 4, mean: 2 } });
    const enough = [...got].filter(([, count]) => count >= 20);
    expect(statistics.rareQuestions).toBe(got.size - enough.length);
    const counts = new Map(statistics.items.map(({ question, attempts }) => [question, attempts]));
    expect(counts).toEqual(new Map([[fixed, 46], ...enough]));
    for (const { question, facility, intendedWeight } of statistics.items) {
      expect(intendedWeight).toBe(0.25);
      if (question === fixed) expect(facility).toBe(0.5);
    }
  });
});
