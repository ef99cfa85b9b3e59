import { roles, type UserId, type VideoId } from '@rubrica/api-client/contract';
import { ownAnswers, questionTypes, type Question } from '@rubrica/question-kit';
import { fixtures, questionFixture } from '@rubrica/question-kit/fixtures';
import { accounts, sessions } from '../../db/schema/auth.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { reportFiles } from '../../db/schema/report-files.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { bookWorld } from './book-world.ts';
import { whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { saveRows } from './save-rows.ts';
import { type Classroom, classroom, type SignedInPerson } from '../classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../lectures.ts';
import { emergencyContent, emergencyFile } from '../emergency-file.ts';
import { choiceQuestion, rightChoices, wrongChoices } from '../sample-questions.ts';
import { pngFile } from '../sample-files.ts';
import { pdfFile } from '../sample-pdfs.ts';
import { withStoredFiles } from '../stored-files.ts';
import type { TestServer } from '../test-server.ts';
import { givePhones } from '../whatsapp-send-scenarios.ts';
import { filmBytes, sha256Of, tusClient } from '../tus-client.ts';

/** Kinds of objects whose ids requests name. */
export type IdKind =
  | 'assistant'
  | 'student'
  | 'answer'
  | 'attempt'
  | 'book'
  | 'file'
  | 'group'
  | 'job'
  | 'lectureAnswer'
  | 'lectureQuestion'
  | 'level'
  | 'meeting'
  | 'meetingSeries'
  | 'pdf'
  | 'pdfNote'
  | 'category'
  | 'cannedAnswer'
  | 'chatMessage'
  | 'chatThread'
  | 'dictionaryImport'
  | 'diploma'
  | 'question'
  | 'publishToken'
  | 'reportFile'
  | 'session'
  | 'staffNote'
  | 'tag'
  | 'task'
  | 'upload'
  | 'user'
  | 'userImport'
  | 'video'
  | 'videoMoment'
  | 'videoNote'
  | 'whatsAppCampaign'
  | 'whatsAppHandle'
  | 'whatsAppMessage'
  | 'whatsAppSession'
  | 'word';

/** Who sends a request: nobody, or one of each role with the objects of their own class. */
export const senders = ['nobody', ...roles] as const;
export type Sender = (typeof senders)[number];

/** A school with an attempt in every state, a session for every role, and the ids of what is in it. */
export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>;

const namedKinds = [
  ['Level', 'level'],
  ['Category', 'category'],
  ['Diploma', 'diploma'],
] as const;

/** Reports that wait to be made; many, for requests cancel them. They are not a sender's own: one can have few made at a time. */
async function makeReportFiles({ app }: TestServer, requesterId: UserId): Promise<string[]> {
  const request = { name: 'Marks', report: 'marks', format: 'csv', query: {}, language: 'en', rows: 0 } as const;
  const waiting = Array.from({ length: 40 }, () => ({ ...request, requesterId, status: 'waiting' as const }));
  const rows = await app.db.insert(reportFiles).values(waiting).returning();
  return rows.map(({ id }) => id);
}

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
    book: [],
    file: [],
    group: [room.group, room.otherGroup],
    // Many: requests try them again and delete them.
    job: Array.from({ length: 40 }, () => server.addFailedJob('sweep-files', {})),
    lectureAnswer: [],
    lectureQuestion: [],
    level: [],
    meeting: [],
    meetingSeries: [],
    pdf: [],
    pdfNote: [],
    category: [],
    cannedAnswer: [],
    chatMessage: [],
    chatThread: [],
    dictionaryImport: [],
    diploma: [],
    question: [],
    publishToken: [],
    reportFile: await makeReportFiles(server, room.otherAssistant.id),
    session: [],
    staffNote: [],
    tag: [],
    task: [],
    upload: [],
    user: [],
    userImport: [],
    video: [],
    videoMoment: [],
    videoNote: [],
    whatsAppCampaign: [],
    whatsAppHandle: [],
    whatsAppMessage: [],
    whatsAppSession: [],
    word: [],
  };
  const people = { admin, assistant: room.assistant, student, parent: room.parent };
  for (const person of [...Object.values(people), classmate, room.otherStudent, room.otherAssistant, room.otherParent])
    ids.user.push(person.id);
  for (const name of ['Aswan', 'Giza', 'Suez', 'Tanta'])
    ids.group.push((await ok('createGroup', { body: { name } }, admin))._id);

  const stored = await ok('uploadFile', { body: { file: pngFile() } }, admin);
  ids.file.push(stored._id);
  for (const person of [admin, student, room.assistant]) {
    const client = tusClient(server, person);
    const film = filmBytes(64);
    const finished = await client.upload(film);
    await ok('finishUpload', { params: { id: finished }, body: { sha256: sha256Of(film) } }, person);
    ids.upload.push(finished, await client.create({ size: film.length }));
  }
  for (const [name, kind] of namedKinds) {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) {
      const { _id } = await ok(`create${name}`, { body: { name: title } }, admin);
      ids[kind].push(_id);
    }
  }

  const { _id: file } = await ok('uploadFile', { body: { file: await pdfFile() } }, admin);
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']) {
    const body = { title, file, groups: [room.group], status: 'published' as const };
    const { _id: id } = await ok('createPdf', { body }, admin);
    ids.pdf.push(id);
  }
  // In a document that no request can remove: its id is not among those that requests name.
  const annotated = { title: 'Annotated', file, groups: [room.group], status: 'published' as const };
  const { _id: keptPdf } = await ok('createPdf', { body: annotated }, admin);
  for (const text of ['First', 'Second', 'Third', 'Fourth']) {
    for (const person of [admin, room.assistant, student]) {
      const note = { page: 1, colour: 'yellow' as const, text };
      ids.pdfNote.push((await ok('createPdfNote', { params: { id: keptPdf }, body: note }, person))._id);
    }
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
  // The server marks it by itself, so that it can be released.
  const quiz = await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 0 });
  ids.task.push(task._id, quiz._id);
  ids.question.push(...task.questions);
  for (const title of ['First', 'Second', 'Third', 'Fourth']) {
    ids.question.push(await room.makeQuestion(choiceQuestion(title)));
    ids.task.push((await ok('createTask', { body: { title, groups: [room.group] } }, admin))._id);
  }
  // Many: other requests remove them.
  const tagNames = Array.from({ length: 20 }, (_, index) => `Tag ${index}`);
  await ok('tagQuestions', { body: { questions: ids.question.slice(-4), add: tagNames } }, admin);
  ids.tag.push(...(await ok('listTags', {}, admin)).items.map(({ _id }) => _id));
  const handedIn = await room.submitAnswers(task, await rightAnswersOf(classmate), classmate);
  const open = await room.start(task, student);
  ids.attempt.push(open._id);
  // As `handedIn`, it stays as it is: its ids, and its task's, are not among those that requests name.
  const kept = await room.start(await room.makeTask({ questions: task.questions }), student);
  const startable = await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 0 });
  /** Attempts in the state that a call needs, enough of them for those that other requests return. */
  const attempts: Record<'getReviewSheet' | 'recordPlay' | 'recordTake' | 'releaseTaskTaken', string[]> = {
    getReviewSheet: [],
    recordPlay: [kept._id],
    recordTake: [kept._id],
    releaseTaskTaken: [],
  };
  // Of its own: what an import takes, no save is based on.
  const unsent = await room.start(await room.makeTask({ contents: [choiceQuestion()] }), student);
  const unsentContent = await emergencyContent(room, unsent, rightChoices, student);
  const emergency = { attempt: unsent._id, file: await emergencyFile(server, student, unsentContent) };
  for (let count = 0; count < 6; count += 1) {
    for (const name of ['getReviewSheet', 'releaseTaskTaken'] as const)
      attempts[name].push((await room.submitAnswers(quiz, [], student))._id);
  }
  for (const id of attempts.getReviewSheet) await ok('releaseTaskTaken', { params: { id } }, room.assistant);
  ids.attempt.push(...attempts.getReviewSheet.slice(0, 3), ...attempts.releaseTaskTaken.slice(0, 2));
  const idsOf = async (...attempt: Parameters<typeof room.answersOf>) =>
    (await room.answersOf(...attempt)).map(({ _id }) => _id);
  /** Answers that can be saved and marked, in the order of the contents. */
  const answers = { saveAnswer: await idsOf(kept, student), saveMarks: await idsOf(handedIn, classmate) };
  ids.answer.push(...answers.saveAnswer, ...answers.saveMarks);

  // One that no other request can change or remove, so that its questions can be answered, and another one.
  const lectures = await lectureWorld(server, room);
  await learningWorld(server, room, { ids, video: lectures.video });
  const named = await lectureWorld(server, room);
  ids.video.push(named.video);
  ids.lectureQuestion.push(...named.questions);
  ids.lectureAnswer.push(lectures.answer, named.answer);
  ids.task.push(named.task);

  for (const person of [student, classmate, room.parent]) {
    const message = { clientId: crypto.randomUUID(), text: 'When is the next lesson?' };
    const sent = await ok('sendMyChatMessage', { body: message }, person);
    ids.chatThread.push(sent.thread);
    ids.chatMessage.push(sent._id);
  }
  for (const title of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) {
    for (const person of [admin, room.assistant]) {
      const body = { title, textEn: 'We open at nine.' };
      ids.cannedAnswer.push((await ok('createCannedAnswer', { body }, person))._id);
    }
  }
  const meetings = await meetingWorld(server, room, ids);
  const books = await bookWorld(server, room, ids.book);
  const phones = [student, classmate, room.otherStudent, room.parent];
  await givePhones(server, phones);
  // Many: requests end them.
  for (let count = 0; count < 12; count += 1) {
    const body = { clientId: crypto.randomUUID(), texts: { en: 'Hello {name}.', ar: '' }, groups: [room.group] };
    ids.whatsAppCampaign.push((await ok('sendWhatsAppTextByGroupIds', { body }, admin))._id);
  }
  const sent = await app.db.update(whatsAppMessages).set({ state: 'unknown' }).returning({ id: whatsAppMessages.id });
  ids.whatsAppMessage.push(...sent.map(({ id }) => id));
  const numbers = (await ok('listWhatsAppSessions', {}, admin)).items;
  ids.whatsAppSession.push(...numbers.map(({ id }) => id));
  ids.whatsAppHandle.push(...numbers.filter(({ status }) => status === 'connected').map((one) => one.api_key));

  const tokens: Partial<Record<Sender, string>> = Object.fromEntries(
    Object.entries(people).map(([role, { token }]) => [role, token]),
  );
  const savedSessions = await app.db.select({ id: sessions.id }).from(sessions);
  ids.session.push(...savedSessions.map(({ id }) => id));
  /** Undoes what ends the prepared sessions or moves their people, so that the next request is made by the same role. */
  const restore = await saveRows(app.db, [users, accounts, sessions, groupStudents, groupAssistants, parentChildren]);
  /** Forgets the tries that are counted, so that not all further ones are refused. */
  const resetLimits = async () => {
    await app.db.delete(rateLimits);
  };

  const emails = Object.values(people).map(({ email }) => email);
  return {
    ids,
    answers,
    attempts,
    emergency,
    startable: startable._id,
    pdfFile: file,
    emails,
    contents,
    rights,
    lectures,
    meetings,
    books,
    tokens,
    restore,
    resetLimits,
  };
}

/** A lecture of a task with questions that can be answered again and again, and a student's answer to one. */
async function lectureWorld(server: TestServer, room: Classroom) {
  const video = await makeLecture(server, room.group);
  const questions: string[] = [];
  for (let atMs = 0; atMs < 6; atMs += 1) {
    const question = { video, content: choiceQuestion(), atMs, maxTries: 0 };
    questions.push((await addLectureQuestion(server, room, question))._id);
  }
  const question = await addLectureQuestion(server, room, { video, content: choiceQuestion(), atMs: 0 });
  /** Written by requests, and by no other call of them. */
  const edited = {
    updateLectureQuestion: question._id,
    updateVideo: await makeLecture(server, room.group, 'Edited'),
  };
  const tried = { _id: questions.at(-1) ?? '', version: 1 };
  await tryLectureQuestion(server, room.classmate, tried, wrongChoices);
  const task = await room.makeTask({ kind: 'vdo-lect', videos: [video] });
  const params = { id: task._id, videoId: video };
  const answered = (await server.ok('getTaskLecture', { params }, room.assistant)).questions.at(-1);
  return { video, questions, edited, task: task._id, answer: answered?.answers[0]?._id ?? '' };
}

/** Lectures that nothing uses, and what people keep for themselves: enough of each for those that requests remove. */
async function learningWorld(
  server: TestServer,
  room: Classroom,
  { ids, video }: { ids: Record<IdKind, string[]>; video: VideoId },
): Promise<void> {
  const { ok } = server;
  for (let count = 0; count < 6; count += 1) {
    ids.video.push(await makeLecture(server, room.group, `Lecture ${count}`));
    for (const person of [room.admin, room.assistant, room.student]) {
      const note = { video, atMs: count, text: 'A note' };
      ids.videoNote.push((await ok('createVideoNote', { body: note }, person))._id);
      const word = { word: `word-${count}`, form: `words-${count}` };
      ids.word.push((await ok('createWord', { body: word }, person))._id);
    }
  }
  for (let count = 0; count < 12; count += 1) {
    for (const person of [room.admin, room.assistant]) {
      const note = { student: room.student.id, text: `Note ${count}` };
      ids.staffNote.push((await ok('createStaffNote', { body: note }, person))._id);
    }
    const { _id: moment } = await ok(
      'markNotUnderstood',
      { params: { id: video }, body: { atMs: count } },
      room.student,
    );
    ids.videoMoment.push(moment);
    const list = { title: `List ${count}`, licence: 'CC0', kind: 'levels' as const };
    ids.dictionaryImport.push((await ok('createDictionaryImport', { body: list }, room.admin))._id);
  }
}

/** What is planned again and again, and what can be planned for groups of the world. */
const rule = {
  firstDate: '2026-03-01',
  lastDate: '2026-03-31',
  weekdays: [2],
  startTime: '17:30',
  durationMinutes: 90,
};

/** Meetings that can be removed, and in every state one that no request can: its id is not among those that requests name. */
async function meetingWorld({ ok, clock }: TestServer, room: Classroom, ids: Record<IdKind, string[]>) {
  const groups = [room.group];
  const make = async (startsInHours: number) => {
    const startsAt = clock.now().getTime() + startsInHours * 3_600_000;
    const moments = {
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + 3_600_000).toISOString(),
    };
    const body = { title: 'Reading', groups, when: { kind: 'once' as const, ...moments } };
    return (await ok('createMeeting', { body }, room.admin))._id;
  };
  for (let count = 0; count < 12; count += 1) ids.meeting.push(await make(24 + count));
  for (let count = 0; count < 4; count += 1) {
    const body = { title: 'Weekly', groups, when: { kind: 'weekly' as const, rule } };
    const { _id, series } = await ok('createMeeting', { body }, room.admin);
    ids.meeting.push(_id);
    ids.meetingSeries.push(series?._id ?? '');
  }
  const ended = await make(-3);
  const entries = [{ student: room.student.id, status: 'Absent' as const, rev: 0 }];
  await ok('saveAttendance', { params: { id: ended }, body: { entries } }, room.assistant);
  return { ended, live: await make(-0.5), student: room.classmate.id, rule };
}

/** Drops an id whose object is gone. */
export function forget({ ids }: Pick<FuzzWorld, 'ids'>, kind: IdKind, id: string): void {
  ids[kind] = ids[kind].filter((kept) => kept !== id);
}

/** Keeps the newest ids of a kind, so that requests find what earlier ones have made. */
export function remember({ ids }: Pick<FuzzWorld, 'ids'>, kind: IdKind, id: string): void {
  ids[kind].push(id);
  if (ids[kind].length > 60) ids[kind].splice(20, 1);
}
