import type {
  ChatMessageId,
  ChatSide,
  GroupId,
  PdfId,
  PdfNoteId,
  QuestionId,
  TagId,
  TaskId,
  UserId,
  SessionId,
  VideoId,
} from '@rubrica/api-client/contract';
import { emptyDraft, questionOf } from '@rubrica/question-kit';
import { storeContents } from '../../services/attempts/question-contents.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { bookGroups, bookQuestions, books, bookVersions } from '../../db/schema/books.ts';
import { cannedAnswers, chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { dictionaryImports } from '../../db/schema/dictionary.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import type { NamedTable } from '../../db/schema/named.ts';
import * as namedTables from '../../db/schema/named.ts';
import { meetingGroups, meetings, meetingSeries, meetingStudents } from '../../db/schema/meetings.ts';
import { pdfGroups, pdfNotes, pdfs } from '../../db/schema/pdfs.ts';
import { groupAssistants, groups, groupStudents, parentChildren, staffNotes } from '../../db/schema/people.ts';
import { lectureAnswers, lectureQuestions, lectureQuestionVersions } from '../../db/schema/lecture-questions.ts';
import { questions, questionTags, questionVersions, tags } from '../../db/schema/questions.ts';
import { reportFiles } from '../../db/schema/report-files.ts';
import { taskGroups, taskQuestions, tasks, taskVideos } from '../../db/schema/tasks.ts';
import { publishTokens } from '../../db/schema/auth.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { videoGroups, videoMoments, videoNotes, videos } from '../../db/schema/videos.ts';
import { words } from '../../db/schema/words.ts';
import type { AppContext } from '../../services/context.ts';
import { expectRow } from '../../services/queries/query-results.ts';
import { newCard } from '../../services/words/scheduler.ts';
import type { Person } from '../../testing/test-people.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { makeCampaign } from './make-campaign.ts';
import { makeFormerTask } from './make-former-task.ts';

/** A class of its own: a group with its people, a task of theirs, and what came of it. Two of them know nothing of each other. */
export type Side = Awaited<ReturnType<typeof makeSide>>;

/** Named things, which belong to nobody. */
export type Shared = Awaited<ReturnType<typeof makeShared>>;

/** Adds an object to each named collection. Returns their ids, by the names of the tables. */
export async function makeShared({ db }: AppContext) {
  const rows = Object.entries<NamedTable>(namedTables).map(async ([name, table]) => {
    const { id } = expectRow(await db.insert(table).values({ name }).returning());
    return [name, id];
  });
  const imported = { title: 'Arabic Wordnet', licence: 'CC BY-SA 3.0', kind: 'senses', language: 'ar' } as const;
  const { id: dictionaryImport } = expectRow(await db.insert(dictionaryImports).values(imported).returning());
  const named = Object.fromEntries(await Promise.all(rows)) as Record<keyof typeof namedTables, string>;
  return { ...named, dictionaryImport };
}

/** People of one side, and everything that is theirs. */
export async function makeSide(server: TestServer, name: string) {
  const { db } = server.app;
  const student = await server.makePerson({ role: 'student', name: `Student ${name}` });
  const parent = await server.makePerson({ role: 'parent', name: `Parent ${name}` });
  const assistant = await server.makePerson({ role: 'assistant', name: `Assistant ${name}` });
  const group = expectRow(
    await db
      .insert(groups)
      .values({ name: `Group ${name}` })
      .returning(),
  );
  await db.insert(groupStudents).values({ groupId: group.id, userId: student.id });
  await db.insert(groupAssistants).values({ groupId: group.id, userId: assistant.id });
  await db.insert(parentChildren).values({ parentId: parent.id, childId: student.id });
  const question = await makeQuestion(server.app, `Question ${name}`);
  const task = expectRow(
    await db
      .insert(tasks)
      .values({ title: `Task ${name}`, kind: 'homework', status: 'published', maxAttempts: 0 })
      .returning(),
  );
  await db.insert(taskGroups).values({ taskId: task.id, groupId: group.id });
  await db.insert(taskQuestions).values({ taskId: task.id, questionId: question, position: 0 });
  const draft = expectRow(
    await db
      .insert(tasks)
      .values({ title: `Draft ${name}`, kind: 'homework', status: 'draft' })
      .returning(),
  );
  await db.insert(taskGroups).values({ taskId: draft.id, groupId: group.id });
  const video = await makeVideo(server.app, { title: `Video ${name}`, status: 'published', group: group.id });
  await db.insert(taskVideos).values({ taskId: task.id, videoId: video, position: 0 });
  const lectureQuestion = await makeLectureQuestion(server.app, { name, videoId: video, studentId: student.id });
  const draftVideo = await makeVideo(server.app, { title: `Video draft ${name}`, status: 'draft', group: group.id });
  const pdf = await makePdf(server.app, { title: `Document ${name}`, status: 'published', group: group.id });
  const draftPdf = await makePdf(server.app, { title: `Document draft ${name}`, status: 'draft', group: group.id });
  const open = await makeAttempt(server.app, { task: task.id, student, question, number: 1, status: 'in_progress' });
  const released = await makeAttempt(server.app, { task: task.id, student, question, number: 2, status: 'released' });
  return {
    student: student.id,
    people: { student, parent, assistant },
    sessions: await makeSessions(server, { student, parent, assistant }),
    group: group.id,
    question,
    tag: await makeTag(server.app, question, name),
    lectureQuestion,
    task: task.id,
    draft: draft.id,
    formerTask: await makeFormerTask(server.app, student.id),
    open,
    released,
    video,
    draftVideo,
    note: await makeNote(server.app, video, student.id),
    moment: await makeMoment(server.app, { videoId: video, studentId: student.id, kind: 'not-understood' }),
    rewound: await makeMoment(server.app, { videoId: video, studentId: student.id, kind: 'rewound' }),
    videoFile: await makeFile(server.app, { place: 'video', videoId: video }),
    draftVideoFile: await makeFile(server.app, { place: 'video', videoId: draftVideo }),
    pdf: pdf.id,
    assistant: assistant.id,
    parent: parent.id,
    staffNote: await makeStaffNote(server.app, { studentId: student.id, authorId: assistant.id }),
    pdfFile: pdf.file,
    book: await makeBooks(server.app, group.id, question),
    pdfNote: await makePdfNote(server.app, pdf.id, student.id),
    draftPdf: draftPdf.id,
    draftPdfFile: draftPdf.file,
    lectureFile: await makeFile(server.app, { place: 'lecture-question', lectureQuestionId: lectureQuestion.id }),
    lectureAnswerFile: await makeFile(server.app, { place: 'lecture-answer', lectureAnswerId: lectureQuestion.answer }),
    questionFile: await makeFile(server.app, { place: 'question', questionId: question }),
    studentFile: await makeFile(server.app, { place: 'attempt', taskTakenId: open.attempt }, student.id),
    openMarksFile: await makeFile(server.app, { place: 'marks', taskTakenId: open.attempt }),
    word: await makeWord(server.app, student.id),
    userImport: await makeUserImport(server.app, assistant.id, name),
    publishToken: await makePublishToken(server.app, assistant.id, name),
    reportFile: await makeReportFile(server.app, assistant.id),
    campaign: await makeCampaign(server.app, student.id),
    ...(await makeMeetings(server.app, { group: group.id, student: student.id, assistant: assistant.id })),
    chat: await makeThreads(server.app, { student: student.id, parent: parent.id, assistant: assistant.id }),
    uploads: { student: await makeUpload(server.app, student), assistant: await makeUpload(server.app, assistant) },
    releasedMarksFile: await makeFile(server.app, { place: 'marks', taskTakenId: released.attempt }),
  };
}

/** A report that somebody asked for. */
async function makeReportFile({ db }: AppContext, requesterId: UserId) {
  const request = { name: 'Marks', report: 'marks', format: 'csv', query: {}, language: 'en', rows: 0 } as const;
  return expectRow(
    await db
      .insert(reportFiles)
      .values({ ...request, requesterId, status: 'waiting' })
      .returning(),
  ).id;
}

/** A token of somebody whom no role is asked as. */
async function makePublishToken({ db, clock }: AppContext, userId: UserId, name: string) {
  const values = { userId, name, tokenHash: name, expiresAt: clock.now() };
  return expectRow(await db.insert(publishTokens).values(values).returning()).id;
}

/** An import of nobody. */
async function makeUserImport({ db }: AppContext, importedBy: UserId, key: string) {
  const counts = { created: 0, updated: 0, skipped: 0, faulty: 0 };
  const values = { key, fileName: 'people.csv', importedBy, ...counts, areInvited: false };
  return expectRow(await db.insert(userImports).values(values).returning()).id;
}

/** A meeting of a group, in a series; one that invites a student by name, and one that an assistant teaches. */
async function makeMeetings(
  { db, clock }: AppContext,
  { group, student, assistant }: { group: GroupId; student: UserId; assistant: UserId },
) {
  const startsAt = clock.now();
  const row = { title: 'Meeting', startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
  const date = '2026-03-02';
  const rule = { firstDate: date, lastDate: date, weekdays: [1], startTime: '11:00', durationMinutes: 60 };
  const { id: series } = expectRow(
    await db
      .insert(meetingSeries)
      .values({ ...rule, timeZone: 'Africa/Cairo' })
      .returning(),
  );
  const make = async (more: Partial<typeof meetings.$inferInsert>) =>
    expectRow(
      await db
        .insert(meetings)
        .values({ ...row, ...more })
        .returning(),
    ).id;
  const meeting = await make({ seriesId: series, occurrenceDate: date });
  await db.insert(meetingGroups).values({ meetingId: meeting, groupId: group });
  const invited = await make({});
  await db.insert(meetingStudents).values({ meetingId: invited, studentId: student });
  return { meeting, series, invited, taught: await make({ teacherId: assistant }) };
}

/** Conversations of a student and a parent, one of the student by WhatsApp, and files in a message and in a note of staff. */
async function makeThreads({ db, clock }: AppContext, people: Record<'student' | 'parent' | 'assistant', UserId>) {
  const make = async (row: Partial<typeof chatThreads.$inferInsert>) =>
    expectRow(await db.insert(chatThreads).values(row).returning()).id;
  const student = await make({ ownerId: people.student, lastSeq: 3 });
  const write = async (seq: number, by: ChatSide) => {
    const row = { threadId: student, seq, by, clientId: crypto.randomUUID(), authorId: people.assistant, text: 'Text' };
    return expectRow(
      await db
        .insert(chatMessages)
        .values({ ...row, createdAt: clock.now() })
        .returning(),
    ).id;
  };
  const fileIn = (chatMessageId: ChatMessageId) => makeFile({ db }, { place: 'chat', chatMessageId });
  return {
    student,
    parent: await make({ ownerId: people.parent }),
    whatsApp: await make({ ownerId: people.student, channel: 'whatsapp' }),
    message: await write(3, 'owner'),
    file: await fileIn(await write(1, 'staff')),
    noteFile: await fileIn(await write(2, 'note')),
    cannedAnswer: expectRow(
      await db
        .insert(cannedAnswers)
        .values({ title: 'Hours', textEn: 'At nine.', createdBy: people.assistant })
        .returning(),
    ).id,
  };
}

async function makeSessions(server: TestServer, people: Record<'student' | 'parent' | 'assistant', Person>) {
  const tokens = { student: '', parent: '', assistant: '' };
  const sessions: Record<'student' | 'parent' | 'assistant', SessionId> = { student: '', parent: '', assistant: '' };
  for (const role of ['student', 'parent', 'assistant'] as const) {
    tokens[role] = await server.login(people[role]);
    const { items } = await server.ok('listSessions', {}, { token: tokens[role] });
    sessions[role] = items[0]?._id ?? '';
  }
  return { tokens, ids: sessions };
}

/** A question of a lecture, and a student's answer to it. */
async function makeLectureQuestion(
  { db }: AppContext,
  { name, videoId, studentId }: { name: string; videoId: VideoId; studentId: UserId },
) {
  const content = { ...questionOf(emptyDraft()), title: name };
  const { id: lectureQuestionId } = expectRow(
    await db
      .insert(lectureQuestions)
      .values({ videoId, atMs: 1000, title: name, subQuestionType: 'MCQ', maximum: 0, isReady: true })
      .returning(),
  );
  await db.insert(lectureQuestionVersions).values({ lectureQuestionId, version: 1, content });
  const answer = { lectureQuestionId, version: 1, studentId, try: 1, entries: [] };
  const { id } = expectRow(
    await db
      .insert(lectureAnswers)
      .values({ ...answer, mark: 0, maximum: 0, pending: 0 })
      .returning(),
  );
  return { id: lectureQuestionId, answer: id };
}

async function makeQuestion({ db }: AppContext, title: string): Promise<QuestionId> {
  const content = { ...questionOf(emptyDraft()), title };
  const row = { title, type: content.type, subQuestionType: content.subQuestionType, blocks: 0, maximum: 0, content };
  const { id, createdAt } = expectRow(await db.insert(questions).values(row).returning());
  const version = { questionId: id, rev: 1, startedAt: createdAt, savedAt: createdAt, maximum: 0, content };
  await db.insert(questionVersions).values(version);
  return id;
}

async function makeTag({ db }: AppContext, question: QuestionId, name: string): Promise<TagId> {
  const { id } = expectRow(await db.insert(tags).values({ name, key: name.toLowerCase() }).returning());
  await db.insert(questionTags).values({ questionId: question, tagId: id });
  return id;
}

async function makeVideo(
  { db }: AppContext,
  { title, status, group }: { title: string; status: 'draft' | 'published'; group: GroupId },
): Promise<VideoId> {
  const row = { title, status, link: 'https://videos.example/a.mp4', durationMs: 60_000 };
  const { id } = expectRow(await db.insert(videos).values(row).returning());
  await db.insert(videoGroups).values({ videoId: id, groupId: group });
  return id;
}

/** How many files were made; each has a storage key of its own. */
let made = 0;

async function makePdf(
  { db }: AppContext,
  { title, status, group }: { title: string; status: 'draft' | 'published'; group: GroupId },
) {
  made += 1;
  const stored = { name: 'a.pdf', mime: 'application/pdf', size: 1, sha256: '00', storageKey: `pdf-${made}` };
  const { id: file } = expectRow(await db.insert(files).values(stored).returning());
  const { id } = expectRow(await db.insert(pdfs).values({ title, status, fileId: file, pageCount: 3 }).returning());
  await db.insert(pdfGroups).values({ pdfId: id, groupId: group });
  await db.insert(fileUses).values({ place: 'pdf', pdfId: id, fileId: file });
  return { id, file };
}

/** A book that is published to a group, with a version and a picture, and a draft. */
async function makeBooks({ db, clock }: AppContext, groupId: GroupId, questionId: QuestionId) {
  const { id: draft } = expectRow(await db.insert(books).values({ title: 'Draft' }).returning());
  const at = clock.now();
  const published = { publishedVersion: 1, publishedRev: 1, publishedAt: at };
  const { id } = expectRow(
    await db
      .insert(books)
      .values({ title: 'Book', ...published })
      .returning(),
  );
  const snapshot = {
    title: 'Book',
    language: 'en',
    category: null,
    genre: 'fiction',
    grade: null,
    lexile: 100,
    level: null,
    accent: 'br',
  } as const;
  const version = { bookId: id, number: 1, startedAt: at, savedAt: at, publishedAt: at };
  await db.insert(bookVersions).values({ ...version, snapshot: { ...snapshot, pages: [], questions: [] } });
  await db.insert(bookGroups).values({ bookId: id, groupId });
  await db.insert(bookQuestions).values({ bookId: id, position: 0, questionId });
  return { id, draft, question: questionId, file: await makeFile({ db }, { place: 'book', bookId: id }) };
}

async function makePdfNote({ db }: AppContext, pdfId: PdfId, userId: UserId): Promise<PdfNoteId> {
  const row = { pdfId, userId, page: 1, colour: 'yellow', text: 'A note' } as const;
  return expectRow(await db.insert(pdfNotes).values(row).returning()).id;
}

async function makeNote({ db }: AppContext, videoId: VideoId, userId: UserId) {
  return expectRow(await db.insert(videoNotes).values({ videoId, userId, atMs: 0, text: 'A note.' }).returning()).id;
}

async function makeStaffNote({ db }: AppContext, row: Omit<typeof staffNotes.$inferInsert, 'text'>) {
  return expectRow(
    await db
      .insert(staffNotes)
      .values({ ...row, text: 'A note.' })
      .returning(),
  ).id;
}

async function makeMoment({ db }: AppContext, row: Omit<typeof videoMoments.$inferInsert, 'atMs'>) {
  return expectRow(
    await db
      .insert(videoMoments)
      .values({ ...row, atMs: 0 })
      .returning(),
  ).id;
}

interface AttemptWish {
  task: TaskId;
  student: Person;
  question: QuestionId;
  number: number;
  status: 'in_progress' | 'released';
}

async function makeAttempt({ db, clock }: AppContext, { task, student, question, number, status }: AttemptWish) {
  const startedAt = clock.now();
  const row = { taskId: task, studentId: student.id, number, status, startedAt };
  const { id } = expectRow(await db.insert(taskTakens).values(row).returning());
  const [contentHash = ''] = await storeContents(db, [questionOf(emptyDraft())]);
  await db.insert(attemptQuestions).values({ taskTakenId: id, questionId: question, position: 0, contentHash });
  const answer = expectRow(
    await db.insert(answers).values({ taskTakenId: id, questionId: question, type: 'MCQ', entries: [] }).returning(),
  );
  return { attempt: id, answer: answer.id };
}

async function makeWord({ db, clock }: AppContext, userId: UserId) {
  const row = { userId, word: 'go', form: 'went', language: 'en', ...newCard(clock.now()) };
  return expectRow(await db.insert(words).values(row).returning()).id;
}

async function makeFile(
  { db }: Pick<AppContext, 'db'>,
  use: Omit<typeof fileUses.$inferInsert, 'fileId'>,
  ownerId: UserId | null = null,
) {
  made += 1;
  const row = { ownerId, name: 'voice.webm', mime: 'audio/webm', size: 1, sha256: '00', storageKey: `key-${made}` };
  const { id } = expectRow(await db.insert(files).values(row).returning());
  await db.insert(fileUses).values({ ...use, fileId: id });
  return id;
}

async function makeUpload({ db, clock }: AppContext, { id: ownerId }: Person) {
  const row = { ownerId, name: 'film.mp4', declaredType: 'video/mp4', sizeBytes: 1, expiresAt: clock.now() };
  return expectRow(await db.insert(unfinishedUploads).values(row).returning()).id;
}
