import type { Answer, CallArguments, CallName, Contract } from '@rubrica/api-client/contract';
import type { policy } from '../policy/policy.ts';
import type { Classroom } from './classroom.ts';
import { wavFile } from './sample-files.ts';

type Policy = typeof policy;
/** Every call that a student or a parent may make; a new one does not compile until it stands in `learnerCalls`. */
export type LearnerCall = {
  [Name in CallName]: Policy[Name] extends { roles: readonly (infer Role)[] }
    ? 'student' extends Role
      ? Name
      : 'parent' extends Role
        ? Name
        : never
    : never;
}[CallName];
/** The answers to one question. */
export type Entries = Answer['answers'];
type LearnerCalls = { [Name in LearnerCall]: CallArguments<Contract[Name]>[] };

interface LearnerCallsOptions {
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
export function learnerCalls({
  ids,
  answerIds,
  room,
  task,
  book,
  isSubmitted,
  written,
}: LearnerCallsOptions): LearnerCalls {
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
