import { lectureQuestionTypes } from '@rubrica/api-client/contract';
import { filesOf, toStudentView } from '@rubrica/question-kit';
import { questionFixture } from '@rubrica/question-kit/fixtures';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lectureAnswers, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { videoProgress } from '../../db/schema/videos.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../../testing/lectures.ts';
import {
  choiceQuestion,
  essayQuestion,
  gapQuestion,
  rightChoices,
  sentinel,
  speakingQuestion,
  spokenAnswer,
  wrongChoices,
} from '../../testing/sample-questions.ts';
import { wavFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';
import { completeLecture } from '../lectures/complete-lecture.ts';
import { lockProgress } from '../lectures/lock-progress.ts';

const gapAnswers = [
  [
    { studentAnswer: 'hall', studentMark: 0 },
    { studentAnswer: 'cold', studentMark: 0 },
  ],
];

let server: TestServer;
let room: Classroom;
let video: string;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
beforeEach(async () => {
  video = await makeLecture(server, room.group);
});
afterAll(() => server.close());

const add = (rules: Partial<Parameters<typeof addLectureQuestion>[2]> = {}) =>
  addLectureQuestion(server, room, { video, content: choiceQuestion(), ...rules });
const listFor = async (who = room.student) =>
  (await server.ok('listStudentVideoQuestions', { query: { video } }, who)).items;
const onlyOf = async (who = room.student) => {
  const [question] = await listFor(who);
  if (!question) throw new Error('The question is missing.');
  return question;
};

describe('questions of a lecture', () => {
  test('are listed in the order in which the video stops, each sanitised', async () => {
    const evil = {
      ...choiceQuestion('Second'),
      input: [{ id: 'i', kind: 'text' as const, html: '<p>a<script>x()</script></p>' }],
    };
    const second = await add({ atMs: 20_000, content: evil });
    expect(second.content.input).toEqual([{ id: 'i', kind: 'text', html: '<p>a</p>' }]);
    await add({ atMs: 5000, content: choiceQuestion('First') });
    const { items } = await server.ok('listLectureQuestions', { query: { video } }, room.admin);
    expect(items.map(({ title, atMs, isReady }) => [title, atMs, isReady])).toEqual([
      ['First', 5000, true],
      ['Second', 20_000, true],
    ]);
  });

  test('are of the types that a lecture can stop for, and within the video', async () => {
    const body = { video, atMs: 0, content: essayQuestion() };
    const essay = await server.fails('createLectureQuestion', { body }, room.admin);
    expect(essay).toMatchObject({ status: 422, errors: { 'content.subQuestionType': [expect.any(String)] } });
    const late = { video, atMs: 60_001, content: choiceQuestion() };
    const beyond = await server.fails('createLectureQuestion', { body: late }, room.admin);
    expect(beyond).toMatchObject({ status: 422, errors: { atMs: [expect.any(String)] } });
  });

  test('that are unfinished are not asked', async () => {
    const question = await add({ content: { ...choiceQuestion(), questions: [] } });
    expect(question.isReady).toBe(false);
    expect(await listFor()).toEqual([]);
    const answer = { params: { id: question._id }, body: { try: 1, version: 1, answers: rightChoices } };
    expect((await server.fails('answerStudentVideoQuestion', answer, room.student)).status).toBe(404);
  });

  test('meet a save of an older revision with the newer one', async () => {
    const { _id: id } = await add();
    await server.ok('updateLectureQuestion', { params: { id }, body: { rev: 1, atMs: 30_000 } }, room.admin);
    const stale = { params: { id }, body: { rev: 1, atMs: 1000 } };
    const failure = await server.fails('updateLectureQuestion', stale, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { rev: 2, atMs: 30_000 } });
  });

  test('keep what was answered: the old answer is read with the content that it answers', async () => {
    const { _id: id } = await add({ maxTries: 2 });
    const edit = (rev: number, title: string) =>
      server.ok(
        'updateLectureQuestion',
        { params: { id }, body: { rev, atMs: 10_000, maxTries: 2, content: choiceQuestion(title) } },
        room.admin,
      );
    const before = await edit(1, 'Before anybody');
    await tryLectureQuestion(server, room.student, await onlyOf(), rightChoices);
    expect(await edit(2, 'After')).toMatchObject({ rev: 3, answered: 1 });
    const again = await edit(3, 'Again');
    await edit(4, 'At last');
    expect(again.version).toBeGreaterThan(before.version);
    expect(await onlyOf()).toMatchObject({
      version: before.version,
      view: { title: 'Before anybody' },
      answer: { outcome: 'right' },
    });
    expect(await onlyOf(room.classmate)).toMatchObject({ view: { title: 'At last' }, answer: null });
  });

  test('that are changed while a student reads them are asked again, before anybody has answered as well', async () => {
    const { _id: id } = await add();
    const asked = await onlyOf();
    const rules = { rev: 1, atMs: 12_000, maxTries: 1 };
    await server.ok('updateLectureQuestion', { params: { id }, body: rules }, room.admin);
    expect(await onlyOf()).toMatchObject({ version: asked.version });
    const body = { ...rules, rev: 2, content: choiceQuestion('Another') };
    const changed = await server.ok('updateLectureQuestion', { params: { id }, body }, room.admin);
    const late = { params: { id }, body: { try: 1, version: asked.version, answers: rightChoices } };
    const failure = await server.fails('answerStudentVideoQuestion', late, room.student);
    expect(failure).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { version: changed.version, view: { title: 'Another' }, triesUsed: 0, triesLeft: 1 },
    });
    const answered = await tryLectureQuestion(server, room.student, await onlyOf(), rightChoices);
    expect(answered).toMatchObject({ triesUsed: 1, answer: { outcome: 'right' } });
  });

  test('keep no content that nobody has answered, beside what they ask and what they asked before that', async () => {
    const { _id: id } = await add();
    for (const [index, title] of ['Second', 'Third', 'Fourth'].entries()) {
      const body = { rev: index + 1, atMs: 10_000, content: choiceQuestion(title) };
      await server.ok('updateLectureQuestion', { params: { id }, body }, room.admin);
    }
    const stored = await server.app.db
      .select({ content: lectureQuestionVersions.content })
      .from(lectureQuestionVersions)
      .where(eq(lectureQuestionVersions.lectureQuestionId, id))
      .orderBy(lectureQuestionVersions.version);
    expect(stored.map(({ content }) => content.title)).toEqual(['Third', 'Fourth']);
  });

  test('that have been tried and can be tried again are asked in their new version', async () => {
    const { _id: id } = await add({ maxTries: 2 });
    const first = await tryLectureQuestion(server, room.student, await onlyOf(), wrongChoices);
    const body = { rev: 1, atMs: 10_000, maxTries: 2, content: choiceQuestion('Clearer') };
    await server.ok('updateLectureQuestion', { params: { id }, body }, room.admin);
    expect(await onlyOf()).toMatchObject({ version: 2, triesUsed: 1, triesLeft: 1, answer: null, isPassed: true });
    const late = { params: { id }, body: { try: 2, version: first.version, answers: rightChoices } };
    const failure = await server.fails('answerStudentVideoQuestion', late, room.student);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { version: 2 } });
  });

  test('are removed while nobody has answered them, and archived after', async () => {
    const unanswered = await add({ atMs: 1000 });
    await server.ok('removeLectureQuestion', { params: { id: unanswered._id } }, room.admin);
    expect((await server.fails('getLectureQuestion', { params: { id: unanswered._id } }, room.admin)).status).toBe(404);
    const answered = await add();
    await tryLectureQuestion(server, room.student, await onlyOf(), wrongChoices);
    await server.ok('removeLectureQuestion', { params: { id: answered._id } }, room.admin);
    const stored = await server.ok('getLectureQuestion', { params: { id: answered._id } }, room.admin);
    expect(stored).toMatchObject({ archived: true, answered: 1, rev: 2 });
    expect(await listFor()).toEqual([]);
    const body = { rev: 2, atMs: 10_000, archived: false };
    await server.ok('updateLectureQuestion', { params: { id: answered._id }, body }, room.admin);
    expect(await listFor()).toHaveLength(1);
  });
});

describe('a student', () => {
  test('is told at once, gets no key while there are tries, and all of it with the right answer', async () => {
    await add({ maxTries: 3 });
    const asked = await onlyOf();
    expect(JSON.stringify(asked)).not.toContain(sentinel);
    expect(asked).toMatchObject({ triesUsed: 0, triesLeft: 3, isPassed: false, answer: null });
    const wrong = await tryLectureQuestion(server, room.student, asked, wrongChoices);
    expect(JSON.stringify(wrong)).not.toContain(sentinel);
    expect(wrong).toMatchObject({ triesLeft: 2, answer: { outcome: 'wrong', marks: null, solution: null } });
    const right = await tryLectureQuestion(server, room.student, wrong, rightChoices);
    expect(right).toMatchObject({ triesLeft: 0, answer: { outcome: 'right', marks: [{ mark: 1 }, { mark: 1 }] } });
    expect(JSON.stringify(right.answer?.solution)).toContain(sentinel);
    expect(await onlyOf()).toEqual(right);
    const again = { params: { id: right._id }, body: { try: 3, version: 1, answers: wrongChoices } };
    const failure = await server.fails('answerStudentVideoQuestion', again, room.student);
    expect(failure).toMatchObject({ status: 409, code: 'lecture_question_right' });
  });

  test('gets the key after the last try, and never where the author keeps it', async () => {
    await add({ maxTries: 1 });
    const wrong = await tryLectureQuestion(server, room.student, await onlyOf(), wrongChoices);
    expect(JSON.stringify(wrong.answer?.solution)).toContain(sentinel);
    const again = { params: { id: wrong._id }, body: { try: 2, version: 1, answers: rightChoices } };
    const failure = await server.fails('answerStudentVideoQuestion', again, room.student);
    expect(failure).toMatchObject({ status: 409, code: 'tries_used_up' });
    video = await makeLecture(server, room.group);
    await add({ showWhy: false });
    const kept = await tryLectureQuestion(server, room.student, await onlyOf(), rightChoices);
    expect(kept.answer).toMatchObject({ outcome: 'right', marks: [{ mark: 1 }, { mark: 1 }], solution: null });
    expect(JSON.stringify(kept)).not.toContain(sentinel);
  });

  test('cannot answer with nothing, nor mark themselves', async () => {
    await add({ maxTries: 2 });
    const { _id: id } = await onlyOf();
    const empty = [
      { studentAnswer: '', studentMark: 0 },
      { studentAnswer: '', studentMark: 0 },
    ];
    const nothing = { params: { id }, body: { try: 1, version: 1, answers: empty } };
    expect((await server.fails('answerStudentVideoQuestion', nothing, room.student)).status).toBe(422);
    const bold = wrongChoices.map((entry) => ({ ...entry, studentMark: 1, reviewed: true }));
    const marked = await tryLectureQuestion(server, room.student, await onlyOf(), bold);
    expect(marked.answer).toMatchObject({ outcome: 'wrong', answers: wrongChoices });
  });

  test('of five copies of a try, sent at once, one is stored and all get its reply', async () => {
    await add({ maxTries: 2 });
    const asked = await onlyOf();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => tryLectureQuestion(server, room.student, asked, wrongChoices)),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await onlyOf()).toMatchObject({ triesUsed: 1, triesLeft: 1 });
  });

  test('cannot gain tries by sending different ones at once', async () => {
    await add({ maxTries: 1 });
    const { _id: id } = await onlyOf();
    const given = [wrongChoices, rightChoices, wrongChoices, rightChoices];
    const statuses = await Promise.all(
      given.map(async (answers) => {
        const args = { params: { id }, body: { try: 1, version: 1, answers } };
        return (await server.send('answerStudentVideoQuestion', args, room.student)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await onlyOf()).toMatchObject({ triesUsed: 1, triesLeft: 0 });
  });

  test('waits for a person where an answer needs one, and reads the comment then', async () => {
    await add({ content: gapQuestion(), maxTries: 1 });
    const pending = await tryLectureQuestion(server, room.student, await onlyOf(), gapAnswers);
    expect(pending).toMatchObject({ isPassed: true, answer: { outcome: 'pending', marks: null } });
    const task = await room.makeTask({ kind: 'vdo-lect', videos: [video] });
    const lecture = { params: { id: task._id, videoId: video } };
    const [question] = (await server.ok('getTaskLecture', lecture, room.assistant)).questions;
    const [answer] = question?.answers ?? [];
    if (!answer) throw new Error('The answer is missing.');
    const marks = answer.answers.map((entry) =>
      Array.isArray(entry) ? entry.map((gap) => ({ ...gap, studentMark: 1, reviewed: true })) : entry,
    );
    const save = (version: string, answers = marks) =>
      ({ params: { id: answer._id }, headers: { 'if-match': version }, body: { answers } }) as const;
    const saved = await server.ok('saveLectureMarks', save('0'), room.assistant);
    expect(saved).toMatchObject({ outcome: 'right', version: 1 });
    const stale = await server.fails('saveLectureMarks', save('0'), room.assistant);
    expect(stale).toMatchObject({ status: 409, current: { version: 1 } });
    const tooMuch = marks.map((entry) =>
      Array.isArray(entry) ? entry.map((gap) => ({ ...gap, studentMark: 9 })) : entry,
    );
    expect((await server.fails('saveLectureMarks', save('1', tooMuch), room.assistant)).status).toBe(422);
    expect((await server.fails('saveLectureMarks', save('1'), room.otherAssistant)).status).toBe(404);
    const seen = await onlyOf();
    expect(seen.answer).toMatchObject({ outcome: 'right', marks: [{ mark: 2, pending: false }] });
    expect(JSON.stringify(seen.answer?.answers)).toContain('Basma');
  });

  test('completes the lecture, also where the last part of it is watched at the same time', async () => {
    const { app, clock } = server;
    const ofStudent = and(eq(videoProgress.videoId, video), eq(videoProgress.studentId, room.student.id));
    await add({ isRequired: true });
    await app.db.insert(videoProgress).values({ videoId: video, studentId: room.student.id, beatAt: clock.now() });
    const question = await onlyOf();
    let answering: Promise<unknown> = Promise.resolve();
    // As a report of progress does it.
    await app.db.transaction(async (tx) => {
      await lockProgress(tx, video, room.student.id);
      await tx.update(videoProgress).set({ watchedMs: 60_000 }).where(ofStudent);
      await completeLecture(tx, video, room.student.id, clock.now());
      answering = tryLectureQuestion(server, room.student, question, rightChoices);
      await waitForLock(app.db, answering);
    });
    await answering;
    expect(await app.db.select().from(videoProgress).where(ofStudent)).toMatchObject([{ completedAt: clock.now() }]);
  });

  test('completes the lecture where a marker finds the answer right after all', async () => {
    const { app, clock } = server;
    const { _id: id } = await add({ content: gapQuestion(), mustBeRight: true, isRequired: true });
    await tryLectureQuestion(server, room.student, await onlyOf(), gapAnswers);
    const [answer] = await app.db.select().from(lectureAnswers).where(eq(lectureAnswers.lectureQuestionId, id));
    const mark = (version: string, studentMark: number) => {
      const answers = gapAnswers.map((gaps) => gaps.map((gap) => ({ ...gap, studentMark, reviewed: true })));
      const args = { params: { id: answer?.id ?? '' }, headers: { 'if-match': version }, body: { answers } };
      return server.ok('saveLectureMarks', args, room.admin);
    };
    expect(await mark('0', 0)).toMatchObject({ outcome: 'wrong' });
    const watched = { videoId: video, studentId: room.student.id, watchedMs: 60_000, beatAt: clock.now() };
    await app.db.insert(videoProgress).values(watched);
    expect(await mark('1', 1)).toMatchObject({ outcome: 'right' });
    const { progress } = await server.ok('getLecture', { params: { id: video } }, room.student);
    expect(progress?.completedAt).toBe(clock.now().toISOString());
  });

  test('shows a recording to their markers, and to no classmate', async () => {
    await add({ content: speakingQuestion() });
    const upload = await server.ok('uploadFile', { body: { file: wavFile() } }, room.student);
    const answers = spokenAnswer(upload.ref);
    const foreign = { params: { id: (await onlyOf())._id }, body: { try: 1, version: 1, answers } };
    expect((await server.fails('answerStudentVideoQuestion', foreign, room.classmate)).status).toBe(422);
    const sent = await tryLectureQuestion(server, room.student, await onlyOf(), answers);
    expect(sent.answer?.outcome).toBe('pending');
    const file = { params: { id: upload._id } };
    await server.ok('getFile', file, room.assistant);
    for (const who of [room.classmate, room.otherAssistant, room.parent])
      expect((await server.fails('getFile', file, who)).status).toBe(404);
  });
});

describe('the lectures of a task', () => {
  test('show each student’s answers, right ones and those that wait, to an assistant only for their own', async () => {
    await add({ atMs: 1000 });
    await add({ atMs: 2000, content: gapQuestion() });
    const task = await room.makeTask({ kind: 'vdo-lect', videos: [video], groups: [room.group, room.otherGroup] });
    const [choices, gaps] = await listFor();
    if (!choices || !gaps) throw new Error('A question is missing.');
    await tryLectureQuestion(server, room.student, choices, rightChoices);
    await tryLectureQuestion(server, room.student, gaps, gapAnswers);
    await tryLectureQuestion(server, room.classmate, choices, wrongChoices);
    const params = { id: task._id };
    const { lectures, students } = await server.ok('listTaskLectures', { params }, room.assistant);
    expect(lectures).toEqual([{ video, title: 'Trains', durationMs: 60_000, questions: 2 }]);
    const fresh = { video, watchedPercent: 0, isComplete: false };
    expect(students.map(({ studentName, lectures: own }) => [studentName, own])).toEqual([
      ['Samir', [{ ...fresh, answered: 1, right: 0, pending: 0 }]],
      ['Sara', [{ ...fresh, answered: 2, right: 1, pending: 1 }]],
    ]);
    const all = await server.ok('listTaskLectures', { params }, room.admin);
    expect(all.students.map(({ studentName }) => studentName)).toEqual(['Omar', 'Samir', 'Sara']);
    const lecture = await server.ok('getTaskLecture', { params: { ...params, videoId: video } }, room.otherAssistant);
    expect(lecture).toMatchObject({ students: 1, questions: [{ answers: [] }, { answers: [] }] });
    const elsewhere = { params: { ...params, videoId: await makeLecture(server, room.group) } };
    expect((await server.fails('getTaskLecture', elsewhere, room.admin)).status).toBe(404);
  });
});

test('every file of a question at which a lecture stops is in the student’s view, so that none is hidden with the key', () => {
  for (const type of lectureQuestionTypes) {
    const question = questionFixture(type);
    expect(filesOf(toStudentView(question))).toEqual(filesOf(question));
  }
});
