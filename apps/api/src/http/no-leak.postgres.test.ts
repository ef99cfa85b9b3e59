import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '../db/schema/tasks.ts';
import { questionOf, questionTypes, toStudentView, type Question } from '@rubrica/question-kit';
import { fixtures, inputFixture, plantAllSentinels, publicSentinels } from '@rubrica/question-kit/fixtures';
import { type Classroom, classroom, type SignedInPerson } from '../testing/classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../testing/lectures.ts';
import { wavFile } from '../testing/sample-files.ts';
import { choiceQuestion, essayQuestion, essayText, gapQuestion, halfRightGaps } from '../testing/sample-questions.ts';
import { withStoredFiles } from '../testing/stored-files.ts';
import { type Entries, type LearnerCall, learnerCalls } from '../testing/learner-calls.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

/**
 * Calls on what belongs to no task and no question: what they reply does not change while an attempt is taken and marked, so
 * the first and the last step walk them.
 */
const apartFromTasks: ReadonlySet<string> = new Set<LearnerCall>([
  'updateMe',
  'listSessions',
  'endSession',
  'createPairingCode',
  'usePairingCode',
  'listPdfs',
  'getPdf',
  'savePdfProgress',
  'listPdfNotes',
  'createPdfNote',
  'updatePdfNote',
  'removePdfNote',
  'saveBookReading',
  'listCalendar',
  'joinMeeting',
  'disputeAttendance',
  'getStudentAttendance',
  'getCalendarFeed',
  'createCalendarFeed',
  'removeCalendarFeed',
  'getNoticeChoices',
  'updateNoticeChoices',
  'listVideoNotes',
  'createVideoNote',
  'updateVideoNote',
  'removeVideoNote',
  'uploadFile',
  'finishUpload',
  'checkUpload',
  'removeFile',
  'lookUpWord',
  'translateText',
  'listWords',
  'createWord',
  'getWord',
  'updateWord',
  'reviewWord',
  'removeWord',
  'changePassword',
]);

// What is secret follows from the schemas of the kit: each text of the questions is a sentinel, also the texts that no example
// has, and those that belong to no text of the student's view are secret. What is no text (`correct`, what belongs to what) is
// refused by the contract, which parses every reply by the strict schema of that view; see no-leak.test.ts of the kit.
const sentinels = /sentinel-\w+-\d+-end/gu;
const comment = 'sentinel-comment-0-end';
const staffNote = 'sentinel-staffnote-0-end';

interface Example {
  block: Question['questions'][number];
  right: Entries[number];
}

const examples = questionTypes.flatMap((type): Example[] => fixtures[type].slice(0, 1));

/** An example of every type, under every kind of stimulus. */
function questionOfEveryType(): Question {
  return questionOf({
    ...choiceQuestion('Every type'),
    input: [...inputFixture],
    questions: examples.map(({ block }) => block),
  });
}

describe('before release no reply to a student or a parent holds a key, an explanation, a model answer or a mark', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  // Thousands of requests: two minutes on a slow machine.
  test('at every step from the first look to the result, over every call and every id there is', async () => {
    const file = await server.ok('uploadFile', { body: { file: wavFile() } }, room.admin);
    const secrets = new Map([
      [comment, 'the comment of a marker'],
      [staffNote, 'a note of staff'],
    ]);
    const { _id: noteId } = await server.ok(
      'createStaffNote',
      { body: { student: room.student.id, text: staffNote } },
      room.assistant,
    );
    const contents: Question[] = [];
    for (const example of [choiceQuestion(), gapQuestion(), essayQuestion(), questionOfEveryType()]) {
      const planted = plantAllSentinels(example, `question${contents.length}`);
      const open = publicSentinels(planted, toStudentView(planted.question));
      for (const [sentinel, path] of planted.paths) if (!open.has(sentinel)) secrets.set(sentinel, path);
      const noCollections = { category: '', level: '', diploma: '' };
      contents.push(await withStoredFiles({ ...planted.question, ...noCollections }, server, room.admin));
    }
    const questionIds = await Promise.all(contents.map((content) => room.makeQuestion(content)));
    const homework = { title: 'Homework', groups: [room.group], questions: questionIds, maxAttempts: 1 };
    const task = await server.ok('createTask', { body: homework }, room.admin);
    const video = await makeLecture(server, room.group);
    const pages = [{ _id: '01890a5d-ac96-774b-bcce-b302099a8071', text: '<p>A page.</p>' }];
    const bookQuestions = questionIds.map((question) => ({ question, page: null }));
    const bookBody = { title: 'A book', pages, questions: bookQuestions };
    const { _id: book } = await server.ok('createBook', { body: bookBody }, room.admin);
    await server.ok('publishBook', { params: { id: book }, body: { rev: 1, groups: [room.group] } }, room.admin);
    const lectureQuestions = [];
    for (const [index, content] of contents.slice(0, 2).entries())
      lectureQuestions.push(await addLectureQuestion(server, room, { video, content, atMs: index, maxTries: 3 }));
    // No author can publish a question of mixed types; one that was set before that was checked is shown all the same.
    const published = { status: 'published' as const, dueAt: new Date(server.clock.now().getTime() + 3_600_000) };
    await server.app.db.update(tasks).set(published).where(eq(tasks.id, task._id));
    const chosen = (contents[0]?.questions ?? []).flatMap((block) =>
      block.type === 'MCQ' ? [{ studentAnswer: block.content[0]?.id ?? '', studentMark: 0 }] : [],
    );
    const right: Entries = examples.map((example) => example.right);
    const own = await withStoredFiles(right, server, room.student);
    const written: Entries[] = [chosen, halfRightGaps, essayText('It was cold.'), own];
    const ids: string[] = [
      book,
      video,
      ...lectureQuestions.map(({ _id }) => _id),
      task._id,
      ...task.questions,
      room.student.id,
      room.parent.id,
      room.group,
      file._id,
      noteId,
    ];
    const answerIds = new Set<string>();
    /** What is taken and marked here, by its kind: what a call replies about it may change with every step. */
    const kinds = new Map<string, string>([
      [task._id, 'task'],
      [room.student.id, 'student'],
      ...task.questions.map((id) => [id, 'question'] as const),
    ]);
    /** Requests that were refused: no call finds a lecture by a group's id because a task is marked. */
    const refused = new Set<string>();
    const leaks: string[] = [];
    let replies = 0;

    const checkReplies = async (who: SignedInPerson, when: string, { isSubmitted = false, isFullWalk = false }) => {
      const { logout, ...others } = learnerCalls({ ids, answerIds, room, task: task._id, book, isSubmitted, written });
      // Its session ends with the walk.
      const visitor = { ...who, token: await server.login(who) };
      for (const [name, given] of [...Object.entries(others), ['logout', logout] as const]) {
        if (apartFromTasks.has(name) && !isFullWalk) continue;
        /** Kinds of which the first that was refused is refused again: all answers of an attempt are shown from the same step on. */
        const stillRefused = new Set<string | undefined>([undefined]);
        for (const parts of given) {
          const request = `${who.id} ${name} ${JSON.stringify(parts)}`;
          const kind = [...kinds].find(([id]) => request.includes(id, who.id.length))?.[1];
          if (refused.has(request) && stillRefused.has(kind)) continue;
          const reply = await server.send(name as LearnerCall, parts, visitor);
          const text = await reply.text();
          replies += 1;
          if (reply.status === 403 || reply.status === 404) {
            if (refused.has(request)) stillRefused.add(kind);
            refused.add(request);
          }
          for (const [sentinel] of text.matchAll(sentinels)) {
            const secret = secrets.get(sentinel);
            if (secret !== undefined) leaks.push(`${when}: ${name} to a ${who.role} holds ${secret}`);
          }
        }
      }
    };
    const checkEveryone = async (when: string, step: { isSubmitted?: boolean; isFullWalk?: boolean } = {}) => {
      for (const who of [room.student, room.classmate, room.parent]) await checkReplies(who, when, step);
    };

    await checkEveryone('assigned', { isFullWalk: true });
    // Each has a try left, so neither a wrong answer nor one that waits for a person shows a key.
    const [choices, gapsAt] = lectureQuestions;
    if (!choices || !gapsAt) throw new Error('A question of the lecture is missing.');
    const wrong = (contents[0]?.questions ?? []).flatMap((block) =>
      block.type === 'MCQ' ? [{ studentAnswer: block.content[1]?.id ?? '', studentMark: 0 }] : [],
    );
    for (const triesUsed of [0, 1]) await tryLectureQuestion(server, room.student, { ...choices, triesUsed }, wrong);
    await tryLectureQuestion(server, room.student, gapsAt, halfRightGaps);
    await checkEveryone('asked by a lecture');
    const family = () => server.ok('getParentHome', {}, room.parent);
    const familyBefore = await family();
    const attempt = await room.start(task);
    const answers = await room.answersOf(attempt);
    ids.push(attempt._id, ...answers.map(({ _id }) => _id));
    for (const { _id } of answers) answerIds.add(_id);
    kinds.set(attempt._id, 'attempt');
    for (const id of answerIds) kinds.set(id, 'answer');
    for (const [index, entries] of written.entries()) {
      const answer = answers[index];
      if (answer) await room.save(answer, entries);
    }
    await checkEveryone('in progress');
    await room.submit(attempt);
    await checkEveryone('submitted', { isSubmitted: true });
    expect(await family()).toEqual(familyBefore);

    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
    // The walk would find what it looks for: a marker's sheet has all of it.
    const sheetText = JSON.stringify(sheet);
    expect(
      [...secrets].filter(
        ([sentinel]) => sentinel !== comment && sentinel !== staffNote && !sheetText.includes(sentinel),
      ),
    ).toEqual([]);
    const [, gaps, essay, others] = sheet.questions;
    if (!gaps || !essay || !others) throw new Error('A question is missing.');
    const praise = { ...essayText('')[0]!, studentContentMark: 6, instructorComments: comment, reviewed: true };
    const confirmed = [halfRightGaps[0]!.map((entry) => ({ ...entry, studentMark: 1, reviewed: true }))];
    const mark = (answer: string, entries: Entries) =>
      server.ok(
        'saveMarks',
        { params: { id: answer }, headers: { 'if-match': '0' }, body: { answers: entries } },
        room.assistant,
      );
    await mark(gaps.answer, confirmed);
    await mark(others.answer, await withStoredFiles(right.map(reviewed), server, room.assistant));
    await checkEveryone('half marked', { isSubmitted: true });
    await mark(essay.answer, [praise]);
    await checkEveryone('marked', { isSubmitted: true });
    const seen = await server.ok('getTaskTaken', { params: { id: attempt._id } }, room.student);
    expect(seen).toMatchObject({ status: 'marked', mark: null, maximum: null, pending: null });
    const childTasks = { query: { student: room.student.id } };
    const [listed] = (await server.ok('listAssignedTasks', childTasks, room.parent)).items;
    expect(listed).toMatchObject({ attempts: [], canStart: false });

    const returned = { params: { id: attempt._id }, body: { note: 'Again, please.' } };
    await server.ok('returnTaskTaken', returned, room.assistant);
    await checkEveryone('returned');
    // A parent learns neither that it was handed in nor that it was returned, nor why.
    const ofChild = await server.ok('listAssignedTasks', childTasks, room.parent);
    expect(ofChild.items).toEqual([listed]);
    expect([await family(), familyBefore.children[0]?.week.dueToday]).toEqual([familyBefore, 1]);
    const child = { params: { id: room.student.id } };
    expect(await server.ok('getChild', child, room.parent)).toMatchObject({ tasksOpen: 1 });
    await room.submit(attempt, room.student, 'second-submit');
    await checkEveryone('submitted again', { isSubmitted: true });
    expect(leaks).toEqual([]);
    expect(replies).toBeGreaterThan(500);

    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    const review = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.parent);
    expect(JSON.stringify(review)).toContain(comment);
    expect(review.solutions).toBe('shown');

    // With another attempt the keys are hidden again, also while it is open, submitted and returned.
    secrets.delete(comment);
    const { title, questions, groups } = task;
    const body = { title, questions, groups, status: 'published', maxAttempts: 2 } as const;
    await server.ok('updateTask', { params: { id: task._id }, body }, room.admin);
    const hidden = await server.ok('getReviewSheet', { params: { id: attempt._id } }, room.student);
    expect(hidden.solutions).toBe('after-attempts');
    // This starts the second attempt.
    await checkEveryone('released, with an attempt left');
    const second = await room.start(task);
    expect(second.number).toBe(2);
    await checkEveryone('released, with a second attempt open');
    await room.submit(second);
    await server.ok('returnTaskTaken', { params: { id: second._id }, body: {} }, room.assistant);
    await checkEveryone('released, with a second attempt returned', { isFullWalk: true });
    expect(leaks).toEqual([]);
  }, 600_000);
});

function reviewed(entry: Entries[number]): Entries[number] {
  return Array.isArray(entry) ? entry.map((part) => ({ ...part, reviewed: true })) : { ...entry, reviewed: true };
}
