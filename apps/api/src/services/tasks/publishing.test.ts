import { contract, type StoredQuestion } from '@rubrica/api-client/contract';
import { emptyDraft, type Question, questionOf } from '@rubrica/question-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

/** A question without a right option, and without anything to answer. */
const unfinished = (): Question => {
  const question = choiceQuestion('Half');
  return {
    ...question,
    questions: question.questions.map((block) => (block.type === 'MCQ' ? { ...block, content: [] } : block)),
  };
};
const empty = (): Question => ({ ...questionOf(emptyDraft()), title: 'Empty' });
/** Something to read, which earns nothing. */
const reading = (): Question =>
  questionOf({
    ...emptyDraft(),
    title: 'Notes',
    type: 'Vocab',
    subQuestionType: 'Vocab',
    questions: [{ type: 'Vocab', id: 'words', rubric: '<p>tide, current</p>', autoCorrected: false }],
  });
const body = (questions: string[], status: 'draft' | 'published' = 'published') => ({
  title: 'Homework',
  groups: [room.group],
  questions,
  status,
});
const stored = async (content: Question): Promise<StoredQuestion> =>
  server.ok('createQuestion', { body: { content } }, room.admin);

describe('a task with unfinished questions', () => {
  test('cannot be published, and the refusal lists them with their issues', async () => {
    const [whole, half, bare] = [await stored(choiceQuestion()), await stored(unfinished()), await stored(empty())];
    const ids = [whole._id, half._id, bare._id];
    const refusal = await server.fails('createTask', { body: body(ids) }, room.admin);
    expect(refusal).toMatchObject({ status: 422, code: 'questions_unfinished' });
    expect(refusal.message).toMatch(/^2 questions are not finished/u);
    const { questions } = contract.createTask.refusals.questions_unfinished.parse(refusal.details);
    expect(questions.map(({ _id, title }) => [_id, title])).toEqual([
      [half._id, 'Half'],
      [bare._id, 'Empty'],
    ]);
    expect(questions[1]?.issues).toEqual([
      { path: ['questions'], code: 'blocks-missing', message: 'Add at least one question.' },
    ]);
    const draft = await server.ok('createTask', { body: body(ids, 'draft') }, room.admin);
    const publish = (chosen: string[]) =>
      server.send('updateTask', { params: { id: draft._id }, body: body(chosen) }, room.admin);
    expect((await publish(ids)).status).toBe(422);
    expect((await publish([whole._id])).status).toBe(200);
    // It is set now: what is added to it has to be finished too, and its dates can be changed.
    expect((await publish([whole._id, half._id])).status).toBe(422);
    expect((await publish([whole._id])).status).toBe(200);
  });

  test('a question that is set stays finished; it can be changed, and its copy can be worked on', async () => {
    const question = await stored(choiceQuestion());
    await server.ok('createTask', { body: body([question._id]) }, room.admin);
    const save = (content: Question) =>
      server.send('updateQuestion', { params: { id: question._id }, body: { rev: question.rev, content } }, room.admin);
    const refused = await save(unfinished());
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'question_is_set',
      message: expect.stringMatching(/in 1 task,/u),
    });
    expect((await save(choiceQuestion('Renamed'))).status).toBe(200);
  });
});

test('a task in which no points can be earned cannot be published', async () => {
  const words = await stored(reading());
  const refusal = await server.fails('createTask', { body: body([words._id]) }, room.admin);
  expect(refusal).toMatchObject({
    status: 422,
    code: 'task_without_points',
    errors: { questions: [expect.any(String)] },
  });
  const both = body([words._id, (await stored(choiceQuestion()))._id]);
  expect((await server.send('createTask', { body: both }, room.admin)).status).toBe(201);
});

describe('an archived question', () => {
  test('cannot be added to a task; a task that has it keeps it, and students go on', async () => {
    const question = await stored(choiceQuestion());
    const params = { id: question._id };
    const task = await server.ok('createTask', { body: body([question._id]) }, room.admin);
    expect((await server.ok('archiveQuestion', { params }, room.admin)).archived).toBe(true);
    const refusal = await server.fails('createTask', { body: body([question._id], 'draft') }, room.admin);
    expect(refusal).toMatchObject({ status: 422, errors: { 'questions.0': [expect.stringMatching(/archived/u)] } });
    const edit = { params: { id: task._id }, body: { ...body([question._id]), title: 'Renamed' } };
    expect((await server.ok('updateTask', edit, room.admin)).questions).toEqual([question._id]);
    expect(await room.answersOf(await room.start(task))).toHaveLength(1);
    await server.ok('unarchiveQuestion', { params }, room.admin);
    expect((await server.send('createTask', { body: body([question._id], 'draft') }, room.admin)).status).toBe(201);
  });

  test('is in the list, which can be narrowed to either; its copy is not archived', async () => {
    const question = await stored(choiceQuestion('Only once in this list'));
    await server.ok('archiveQuestion', { params: { id: question._id } }, room.admin);
    const copy = await server.ok('duplicateQuestion', { params: { id: question._id } }, room.admin);
    const listed = async (archived?: 'true' | 'false') => {
      const query = { search: 'Only once in this list', ...(archived ? { archived } : {}) };
      return (await server.ok('listQuestions', { query }, room.admin)).items.map(({ _id }) => _id);
    };
    expect(await listed('true')).toEqual([question._id]);
    expect(await listed('false')).toEqual([copy._id]);
    expect((await listed()).toSorted()).toEqual([question._id, copy._id].toSorted());
  });
});
