import type { Answer, CallArguments, CallName, Contract } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '../db/schema/tasks.ts';
import { questionOf, questionTypes, toStudentView, type Question } from '@rubrica/question-kit';
import { fixtures, inputFixture, plantAllSentinels, publicSentinels } from '@rubrica/question-kit/fixtures';
import type { policy } from '../policy/policy.ts';
import { type Classroom, classroom, type SignedInPerson } from '../testing/classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../testing/lectures.ts';
import { wavFile } from '../testing/sample-files.ts';
import { choiceQuestion, essayQuestion, essayText, gapQuestion, halfRightGaps } from '../testing/sample-questions.ts';
import { withStoredFiles } from '../testing/stored-files.ts';
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
/** The answers to one question. */
type Entries = Answer['answers'];
type Walk = { [Name in LearnerCall]: CallArguments<Contract[Name]>[] };

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
    /** What is taken and marked here: what a call replies about it may change with every step. */
    const ofTask = new Set([task._id, ...task.questions, room.student.id]);
    /** Calls that found nothing: no call finds a lecture by a group's id because a task is marked. */
    const foundNothing = new Set<string>();
    const leaks: string[] = [];
    let replies = 0;

    const checkReplies = async (who: SignedInPerson, when: string, { isSubmitted = false, isFullWalk = false }) => {
      const { logout, ...others } = walk({ ids, answerIds, room, task: task._id, book, isSubmitted, written });
      // Its session ends with the walk.
      const visitor = { ...who, token: await server.login(who) };
      for (const [name, given] of [...Object.entries(others), ['logout', logout] as const]) {
        if (apartFromTasks.has(name) && !isFullWalk) continue;
        for (const parts of given) {
          const request = `${who.id} ${name} ${JSON.stringify(parts)}`;
          if (!isFullWalk && foundNothing.has(request)) continue;
          const reply = await server.send(name as LearnerCall, parts, visitor);
          const text = await reply.text();
          replies += 1;
          if (reply.status === 404 && ![...ofTask].some((id) => request.includes(id))) foundNothing.add(request);
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
    for (const id of [attempt._id, ...answerIds]) ofTask.add(id);
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

interface WalkOptions {
  ids: readonly string[];
  /** Those of them that are answers. */
  answerIds: ReadonlySet<string>;
  room: Classroom;
  task: string;
  book: string;
  isSubmitted: boolean;
  written: readonly Entries[];
}

const term = { from: '2026-02-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' };

/** Every call of students and parents, on every id, in an order in which none hides what the next would show. */
function walk({ ids, answerIds, room, task, book, isSubmitted, written }: WalkOptions): Walk {
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
    listStudentVideoQuestions: ids.map((video) => ({ query: { video } })),
    // The test itself answers, so that tries are left; a try in the future is refused with the student's copy.
    answerStudentVideoQuestion: onEach.map((one) => ({ ...one, body: { try: 99, version: 1, answers: [] } })),
    listAssignedTasks: [{}, { query: { student: room.student.id } }, { query: { search: 'sentinel' } }],
    getAssignedTask: onEach,
    listCourses: [{}, { query: { student: room.student.id } }],
    listTaskTakens: [{}, { query: { student: room.student.id } }, { query: { task } }, { query: { toMark: 'true' } }],
    getTaskTaken: onEach,
    reportPresence: onEach,
    getEmergencyKey: [{}],
    listPlays: onEach,
    recordPlay: onEach.map((one) => ({ ...one, body: { item: 'passage', count: 1 } })),
    listTakes: onEach,
    recordTake: onEach.map((one) => ({ ...one, body: { recording: 'video-guide:video', take: 'first' } })),
    getReviewSheet: onEach,
    listAnswers: ofEachAttempt,
    // What is entered matters where an answer is found alone.
    saveAnswer: ids.flatMap((id) =>
      (answerIds.has(id) ? written : written.slice(-1)).map((answers) => ({
        params: { id },
        body: { rev: 0, answers },
      })),
    ),
    listPdfs: [{}],
    getPdf: onEach,
    savePdfProgress: onEach.map((one) => ({ ...one, body: { page: 1, offset: 0 } })),
    listPdfNotes: onEach,
    createPdfNote: onEach.map((one) => ({ ...one, body: { page: 1, colour: 'yellow' as const, text: 'A note' } })),
    updatePdfNote: onEach.map((one) => ({ ...one, body: { colour: 'blue' as const } })),
    removePdfNote: onEach,
    listStudentBooks: [{}, { query: { search: 'sentinel' } }],
    getStudentBook: onEach,
    saveBookReading: onEach.map((one) => ({ ...one, body: { page: 1, seconds: 0 } })),
    // A question that a task has is not answered in a book.
    checkBookAnswers: ids.map((question) => ({ params: { id: book }, body: { question, answers: written[0] ?? [] } })),
    listLectures: [{}, { query: { student: room.student.id } }, { query: { search: 'sentinel' } }],
    getLecture: onEach,
    reportProgress: onEach.map((one) => ({ ...one, body: { intervals: [], positionMs: 0 } })),
    markNotUnderstood: onEach.map((one) => ({ ...one, body: { atMs: 0 } })),
    unmarkNotUnderstood: onEach,
    listCalendar: [{ query: { ...term } }, { query: { ...term, student: room.student.id } }],
    joinMeeting: onEach,
    disputeAttendance: onEach.map((one) => ({ ...one, body: { text: 'I was there.' } })),
    getStudentAttendance: onEach,
    getStudentHome: [{}],
    setStudentGoal: [{ body: { daysPerWeek: 3 } }],
    getParentHome: [{}],
    getStudentReport: onEach,
    getCalendarFeed: [{}],
    createCalendarFeed: [{}],
    removeCalendarFeed: [{}],
    getMyThread: [{}],
    listChatMessages: onEach,
    sendMyChatMessage: [{ body: { clientId: crypto.randomUUID(), text: 'Good morning.' } }],
    markChatRead: onEach.map((one) => ({ ...one, body: { seq: 1 } })),
    listNotices: [{}],
    markNoticesRead: [{ body: { notices: [...ids] } }],
    getNoticeChoices: [{}],
    updateNoticeChoices: [{ body: { channels: {}, digest: { isOn: true, hour: 18, quietHours: null } } }],
    listVideoNotes: [{}],
    createVideoNote: ids.map((video) => ({ body: { video, atMs: 0, text: 'A note.' } })),
    updateVideoNote: onEach.map((one) => ({ ...one, body: { atMs: 0, text: 'A note.' } })),
    removeVideoNote: onEach,
    uploadFile: [{ body: { file: wavFile() } }],
    finishUpload: onEach.map((one) => ({ ...one, body: { sha256: '0'.repeat(64) } })),
    checkUpload: [{ body: { filler: 'text' } }],
    getFile: onEach,
    removeFile: onEach,
    lookUpWord: [{ query: { word: 'sentinel' } }],
    translateText: [{ body: { text: 'sentinel' } }],
    listWords: [{}, { query: { search: 'sentinel' } }],
    createWord: [{ body: { word: 'tide', form: 'tides' } }],
    getWord: onEach,
    updateWord: onEach.map((one) => ({ ...one, body: { word: 'tide', form: 'tides' } })),
    reviewWord: onEach.map((one) => ({ ...one, body: { rating: 'good', dueAt: '2026-01-01T00:00:00.000Z' } })),
    removeWord: onEach,
    startTaskTaken: [{ body: { task } }],
    // The test itself submits an open attempt.
    submitTaskTaken: isSubmitted ? onEach.map((one) => ({ ...one, headers: { 'idempotency-key': 'walked-by' } })) : [],
    changePassword: [{ body: { currentPassword: 'not-this-one', newPassword: 'another-horse-8' } }],
    logout: [{ body: {} }],
  };
}
