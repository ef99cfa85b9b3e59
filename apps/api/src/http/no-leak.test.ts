import type { CallArguments, CallName, Contract } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { policy } from '../policy/policy.ts';
import { type Classroom, classroom, type Present } from '../testing/classroom.ts';
import { wavFile } from '../testing/sample-files.ts';
import {
  choiceQuestion,
  essayQuestion,
  essayText,
  gapQuestion,
  halfRightGaps,
  rightChoices,
  sentinel,
} from '../testing/sample-questions.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

type Policy = typeof policy;
/** Every call that a student or a parent may make; a new one does not compile until it is walked here. */
type LearnerCall = {
  [Name in CallName]: Policy[Name] extends { roles: readonly (infer Role)[] }
    ? 'student' extends Role
      ? Name
      : 'parent' extends Role
        ? Name
        : never
    : never;
}[CallName];
type Walk = { [Name in LearnerCall]: CallArguments<Contract[Name]>[] };

describe('before release no reply to a student or a parent holds a key, an explanation, a model answer or a mark', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  test('at every step from the first look to the result, over every call and every id there is', async () => {
    const file = await server.ok('uploadFile', { body: { file: wavFile() } }, room.admin);
    const talk = { id: 'talk', kind: 'audio' as const, file: file.ref, transcript: `${sentinel} transcript` };
    const listening = { ...choiceQuestion('Listening'), input: [talk] };
    const contents = [listening, gapQuestion(), essayQuestion()];
    const task = await room.makeTask({ contents, showModelAnswer: 'on-release', maxAttempts: 1 });
    const ids = [task._id, ...task.questions, room.student.id, room.parent.id, room.group, file._id];
    const leaks: string[] = [];
    let replies = 0;

    const look = async (who: Present, when: string, handedIn: boolean) => {
      const { logout, ...others } = walk(ids, room, task._id, handedIn);
      // Its session ends with the walk.
      const visitor = { ...who, token: await server.login(who) };
      for (const [name, given] of [...Object.entries(others), ['logout', logout] as const]) {
        for (const parts of given) {
          const text = await (await server.send(name as LearnerCall, parts, visitor)).text();
          replies += 1;
          if (text.includes(sentinel)) leaks.push(`${when}: ${name} to a ${who.role}`);
        }
      }
    };
    const everybodyLooks = async (when: string, handedIn = false) => {
      for (const who of [room.student, room.classmate, room.parent]) await look(who, when, handedIn);
    };

    await everybodyLooks('assigned');
    const attempt = await room.start(task);
    const answers = await room.answersOf(attempt);
    ids.push(attempt._id, ...answers.map(({ _id }) => _id));
    for (const [index, entries] of [rightChoices, halfRightGaps, essayText('It was cold.')].entries()) {
      const answer = answers[index];
      if (answer) await room.save(answer, entries);
    }
    await everybodyLooks('in progress');
    await room.submit(attempt);
    await everybodyLooks('submitted', true);

    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
    // The walk would find what it looks for: a marker's sheet is full of it.
    expect(JSON.stringify(sheet).split(sentinel).length).toBeGreaterThan(8);
    const [, gaps, essay] = sheet.questions;
    if (!gaps || !essay) throw new Error('A question is missing.');
    const comment = `${sentinel} comment`;
    const praise = { ...essayText('')[0]!, studentContentMark: 6, instructorComments: comment, reviewed: true };
    const confirmed = [halfRightGaps[0]!.map((entry) => ({ ...entry, studentMark: 1, reviewed: true }))];
    const mark = (answer: string, entries: typeof confirmed | (typeof praise)[]) =>
      server.ok(
        'saveMarks',
        { params: { id: answer }, headers: { 'if-match': '0' }, body: { answers: entries } },
        room.assistant,
      );
    await mark(gaps.answer, confirmed);
    await everybodyLooks('half marked', true);
    await mark(essay.answer, [praise]);
    await everybodyLooks('marked', true);
    const seen = await server.ok('getTaskTaken', { params: { id: attempt._id } }, room.student);
    expect(seen).toMatchObject({ status: 'marked', mark: null, maximum: null, pending: null });
    const [listed] = (await server.ok('listAssignedTasks', { query: { student: room.student.id } }, room.parent)).items;
    expect(listed?.attempts[0]).toMatchObject({ mark: null, maximum: null });

    const returned = { params: { id: attempt._id }, body: { note: 'Again, please.' } };
    await server.ok('returnTaskTaken', returned, room.assistant);
    await everybodyLooks('returned');
    await room.submit(attempt, room.student, 'second-submit');
    await everybodyLooks('handed in again', true);
    expect(leaks).toEqual([]);
    expect(replies).toBeGreaterThan(500);

    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    const review = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.parent);
    expect(JSON.stringify(review)).toContain(comment);
  });
});

/** Every call of students and parents, on every id, in an order in which none hides what the next would show. */
function walk(ids: readonly string[], room: Classroom, task: string, handedIn: boolean): Walk {
  const onEach = ids.map((id) => ({ params: { id } }));
  const ofEachAttempt = ids.map((taskTaken) => ({ query: { taskTaken } }));
  return {
    getMe: [{}],
    updateMe: [{ body: { language: 'en' } }],
    listSessions: [{}],
    endSession: onEach,
    createPairingCode: [{}],
    usePairingCode: [{ body: { code: 'ABCDEFGH' } }],
    listChildren: [{}],
    getChild: onEach,
    listStudentQuestions: ofEachAttempt,
    listAssignedTasks: [{}, { query: { student: room.student.id } }, { query: { search: sentinel.slice(0, 4) } }],
    getAssignedTask: onEach,
    listTaskTakens: [{}, { query: { student: room.student.id } }, { query: { task } }, { query: { toMark: 'true' } }],
    getTaskTaken: onEach,
    getReviewSheet: onEach,
    listAnswers: ofEachAttempt,
    saveAnswer: ids.flatMap((id) =>
      [rightChoices, halfRightGaps, essayText('Another')].map((answers) => ({
        params: { id },
        body: { rev: 0, answers },
      })),
    ),
    uploadFile: [{ body: { file: wavFile() } }],
    getFile: onEach,
    removeFile: onEach,
    startTaskTaken: [{ body: { task } }],
    // What is open is handed in by the test itself.
    submitTaskTaken: handedIn ? onEach.map((one) => ({ ...one, headers: { 'idempotency-key': 'walked-by' } })) : [],
    changePassword: [{ body: { currentPassword: 'not-this-one', newPassword: 'another-horse-8' } }],
    logout: [{ body: {} }],
  };
}
