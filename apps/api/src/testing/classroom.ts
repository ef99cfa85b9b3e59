import type { Answer, QuestionId, Task, TaskTaken } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { groupAssistants, groups, groupStudents, parentChildren } from '../db/schema/people.ts';
import { expectRow } from '../services/queries/query-results.ts';
import type { Input } from '../services/service.ts';
import { openSessions, type Person, storePeople } from './test-people.ts';
import type { TestServer } from './test-server.ts';

/** A person with an open session. */
export interface SignedInPerson extends Person {
  token: string;
}

type TaskOptions = Partial<Input<'createTask'>['body']> & { contents?: Question[] };

/**
 * Two groups without a common member: `group` has `student` and `classmate`, whom `assistant` marks, and `otherGroup` has
 * `otherStudent` and `otherAssistant`. Everybody is signed in.
 */
export async function classroom(server: TestServer) {
  const { app, ok } = server;
  const people = await storePeople(app, [
    { role: 'admin', name: 'Amal' },
    { role: 'assistant', name: 'Basma' },
    { role: 'assistant', name: 'Bilal' },
    { role: 'student', name: 'Sara' },
    { role: 'student', name: 'Samir' },
    { role: 'student', name: 'Omar' },
    { role: 'parent', name: 'Nadia' },
    { role: 'parent', name: 'Hassan' },
  ]);
  const tokens = await openSessions(app, people);
  const signedIn = (index: number): SignedInPerson => {
    const [person, token] = [people[index], tokens[index]];
    if (!person || token === undefined) throw new Error('Somebody is missing.');
    return { ...person, token };
  };
  const [admin, assistant, otherAssistant] = [signedIn(0), signedIn(1), signedIn(2)];
  const [student, classmate, otherStudent] = [signedIn(3), signedIn(4), signedIn(5)];
  const [parent, otherParent] = [signedIn(6), signedIn(7)];

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

  const makeQuestion = async (content: Question): Promise<QuestionId> =>
    (await ok('createQuestion', { body: { content } }, admin))._id;

  /** A published task for `group`, with these questions. */
  const makeTask = async ({ contents = [], ...options }: TaskOptions): Promise<Task> => {
    const questions: QuestionId[] = [];
    for (const content of contents) questions.push(await makeQuestion(content));
    const body = { title: 'Homework', groups: [group], questions, ...options };
    const draft = await ok('createTask', { body: { ...body, status: 'draft' } }, admin);
    return ok('updateTask', { params: { id: draft._id }, body: { ...body, status: 'published', ...options } }, admin);
  };

  const start = (task: Task, who: SignedInPerson = student): Promise<TaskTaken> =>
    ok('startTaskTaken', { body: { task: task._id } }, who);

  /** The answers of an attempt, in the order of its questions. */
  const answersOf = async (attempt: TaskTaken, who: SignedInPerson = student): Promise<Answer[]> =>
    (await ok('listAnswers', { query: { taskTaken: attempt._id } }, who)).items;

  const save = (answer: Answer, answers: Answer['answers'], who: SignedInPerson = student): Promise<Answer> =>
    ok('saveAnswer', { params: { id: answer._id }, body: { rev: answer.rev, answers } }, who);

  const submit = (
    attempt: TaskTaken,
    who: SignedInPerson = student,
    key = `submit-${attempt._id}`,
  ): Promise<TaskTaken> =>
    ok('submitTaskTaken', { params: { id: attempt._id }, headers: { 'idempotency-key': key } }, who);

  /** Starts an attempt at a task, saves these answers to its questions, and submits it. */
  const submitAnswers = async (
    task: Task,
    entriesByQuestion: Answer['answers'][],
    who: SignedInPerson = student,
  ): Promise<TaskTaken> => {
    const attempt = await start(task, who);
    for (const [index, answer] of (await answersOf(attempt, who)).entries()) {
      const entries = entriesByQuestion[index];
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
    submitAnswers,
  };
}

/** A classroom under test. */
export type Classroom = Awaited<ReturnType<typeof classroom>>;
