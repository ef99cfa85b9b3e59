import { roles } from '@rubrica/api-client/contract';
import { ownAnswers, questionTypes, type Question } from '@rubrica/question-kit';
import { fixtures, questionFixture } from '@rubrica/question-kit/fixtures';
import { inArray } from 'drizzle-orm';
import { sessions } from '../../db/schema/auth.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { classroom, type SignedInPerson } from '../classroom.ts';
import { pngFile } from '../sample-files.ts';
import { withStoredFiles } from '../stored-files.ts';
import type { TestServer } from '../test-server.ts';

/** Kinds of objects whose ids requests name. */
export type IdKind =
  | 'assistant'
  | 'student'
  | 'answer'
  | 'attempt'
  | 'file'
  | 'group'
  | 'level'
  | 'named'
  | 'question'
  | 'session'
  | 'task'
  | 'user';

/** Who sends a request: nobody, or one of each role with the objects of their own class. */
export const senders = ['nobody', ...roles] as const;
export type Sender = (typeof senders)[number];

/** A school with an attempt in every state, a session for every role, and the ids of what is in it. */
export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>;

/** Fills a server's database. */
export async function fuzzWorld(server: TestServer) {
  const { ok, app } = server;
  const room = await classroom(server);
  const { admin, student, classmate } = room;
  const ids: Record<IdKind, string[]> = {
    answer: [],
    assistant: [room.assistant.id, room.otherAssistant.id],
    student: [student.id, classmate.id, room.otherStudent.id],
    attempt: [],
    file: [],
    group: [room.group, room.otherGroup],
    level: [],
    named: [],
    question: [],
    session: [],
    task: [],
    user: [],
  };
  const people = { admin, assistant: room.assistant, student, parent: room.parent };
  for (const person of [...Object.values(people), classmate, room.otherStudent, room.otherAssistant, room.otherParent])
    ids.user.push(person.id);

  const stored = await ok('uploadFile', { body: { file: pngFile() } }, admin);
  ids.file.push(stored._id);
  for (const name of ['Level', 'Category', 'Diploma'] as const) {
    const { _id } = await ok(`create${name}`, { body: { name } }, admin);
    ids[name === 'Level' ? 'level' : 'named'].push(_id);
  }

  const contents: Question[] = [];
  for (const type of questionTypes) {
    const example = questionFixture(type);
    // A photo or a text is what some types cannot do without.
    const input = example.input.filter(({ kind }) => kind === 'image' || kind === 'text');
    const plain = { ...example, category: '', level: '', diploma: '', input };
    contents.push(await withStoredFiles(plain, server, admin));
  }
  const rightAnswersOf = (who: SignedInPerson) =>
    Promise.all(
      contents.map((content, index) => {
        const entries = fixtures[questionTypes[index] ?? 'MCQ'].map(({ right }) => right);
        return withStoredFiles(ownAnswers(content, entries), server, who);
      }),
    );
  const rights = await rightAnswersOf(student);
  const task = await room.makeTask({ contents, maxAttempts: 0 });
  const empty = await room.makeTask({ contents: contents.slice(0, 1), maxAttempts: 0 });
  ids.task.push(task._id, empty._id);
  ids.question.push(...task.questions);
  const handedIn = await room.submitAnswers(task, await rightAnswersOf(classmate), classmate);
  const released = await room.submitAnswers(empty, rights.slice(0, 1), student);
  const open = await room.start(task, student);
  ids.attempt.push(open._id, handedIn._id, released._id);
  for (const [attempt, who] of [
    [open, student],
    [handedIn, classmate],
  ] as const)
    ids.answer.push(...(await room.answersOf(attempt, who)).map(({ _id }) => _id));

  const tokens: Partial<Record<Sender, string>> = Object.fromEntries(
    Object.entries(people).map(([role, { token }]) => [role, token]),
  );
  const savedSessions = await app.db.select().from(sessions);
  const savedUsers = await app.db.select().from(users);
  ids.session.push(...savedSessions.map(({ id }) => id));
  const savedMembers = {
    students: await app.db.select().from(groupStudents),
    assistants: await app.db.select().from(groupAssistants),
    children: await app.db.select().from(parentChildren),
  };

  /** Undoes what ends the prepared sessions or moves their people, so that the next request is made by the same role. */
  const restore = async () => {
    for (const user of savedUsers)
      await app.db.insert(users).values(user).onConflictDoUpdate({ target: users.id, set: user });
    await app.db.delete(sessions).where(
      inArray(
        sessions.id,
        savedSessions.map(({ id }) => id),
      ),
    );
    await app.db.insert(sessions).values(savedSessions);
    await app.db.insert(groupStudents).values(savedMembers.students).onConflictDoNothing();
    await app.db.insert(groupAssistants).values(savedMembers.assistants).onConflictDoNothing();
    await app.db.insert(parentChildren).values(savedMembers.children).onConflictDoNothing();
  };

  return { ids, contents, rights, tokens, restore };
}

/** Keeps the newest ids of a kind, so that requests find what earlier ones have made. */
export function remember({ ids }: Pick<FuzzWorld, 'ids'>, kind: IdKind, id: string): void {
  ids[kind].push(id);
  if (ids[kind].length > 60) ids[kind].splice(20, 1);
}
