import type { Answer, Task, TaskTaken } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { groupAssistants, groups, groupStudents, parentChildren } from '../db/schema/people.ts';
import { expectRow } from '../services/queries/expect-row.ts';
import type { Input } from '../services/service.ts';
import type { Person } from './test-people.ts';
import type { TestServer } from './test-server.ts';

/** Somebody with an open session. */
export interface Present extends Person {
  token: string;
}

type TaskWish = Partial<Input<'createTask'>['body']> & { contents?: Question[] };

/**
 * Two groups that have nothing to do with one another: in `group` learns the student and marks the assistant, in `otherGroup`
 * the others do. Everybody is signed in.
 */
export async function classroom(server: TestServer) {
  const { app, ok } = server;
  const present = async (role: Person['role'], name: string): Promise<Present> => {
    const person = await server.makePerson({ role, name });
    return { ...person, token: await server.login(person) };
  };
  const [admin, assistant, otherAssistant] = [
    await present('admin', 'Amal'),
    await present('assistant', 'Basma'),
    await present('assistant', 'Bilal'),
  ];
  const [student, classmate, otherStudent] = [
    await present('student', 'Sara'),
    await present('student', 'Samir'),
    await present('student', 'Omar'),
  ];
  const [parent, otherParent] = [await present('parent', 'Nadia'), await present('parent', 'Hassan')];

  const makeGroup = async (name: string, learners: Person[], marker: Person) => {
    const { id } = expectRow(await app.db.insert(groups).values({ name }).returning());
    await app.db.insert(groupStudents).values(learners.map((learner) => ({ groupId: id, userId: learner.id })));
    await app.db.insert(groupAssistants).values({ groupId: id, userId: marker.id });
    return id;
  };
  const group = await makeGroup('Cairo', [student, classmate], assistant);
  const otherGroup = await makeGroup('Luxor', [otherStudent], otherAssistant);
  await app.db.insert(parentChildren).values([
    { parentId: parent.id, childId: student.id },
    { parentId: otherParent.id, childId: otherStudent.id },
  ]);

  const makeQuestion = async (content: Question): Promise<string> =>
    (await ok('createQuestion', { body: { content } }, admin))._id;

  /** A published task for `group`, with these questions. */
  const makeTask = async ({ contents = [], ...wish }: TaskWish): Promise<Task> => {
    const questions: string[] = [];
    for (const content of contents) questions.push(await makeQuestion(content));
    const body = { title: 'Homework', groups: [group], questions, ...wish };
    const draft = await ok('createTask', { body: { ...body, status: 'draft' } }, admin);
    return ok('updateTask', { params: { id: draft._id }, body: { ...body, status: 'published', ...wish } }, admin);
  };

  const start = (task: Task, who: Present = student): Promise<TaskTaken> =>
    ok('startTaskTaken', { body: { task: task._id } }, who);

  /** The answers of an attempt, in the order of its questions. */
  const answersOf = async (attempt: TaskTaken, who: Present = student): Promise<Answer[]> =>
    (await ok('listAnswers', { query: { taskTaken: attempt._id } }, who)).items;

  const save = (answer: Answer, answers: Answer['answers'], who: Present = student): Promise<Answer> =>
    ok('saveAnswer', { params: { id: answer._id }, body: { rev: answer.rev, answers } }, who);

  const submit = (attempt: TaskTaken, who: Present = student, key = `submit-${attempt._id}`): Promise<TaskTaken> =>
    ok('submitTaskTaken', { params: { id: attempt._id }, headers: { 'idempotency-key': key } }, who);

  /** Begins a task, gives these answers to its questions, and hands it in. */
  const take = async (task: Task, given: Answer['answers'][], who: Present = student): Promise<TaskTaken> => {
    const attempt = await start(task, who);
    for (const [index, answer] of (await answersOf(attempt, who)).entries()) {
      const entries = given[index];
      if (entries) await save(answer, entries, who);
    }
    return submit(attempt, who);
  };

  return {
    admin,
    assistant,
    otherAssistant,
    student,
    classmate,
    otherStudent,
    parent,
    otherParent,
    group,
    otherGroup,
    makeQuestion,
    makeTask,
    start,
    answersOf,
    save,
    submit,
    take,
  };
}

/** A classroom under test. */
export type Classroom = Awaited<ReturnType<typeof classroom>>;
