import { type AuditAction, type CallArguments, contract, type Contract } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { accountScenarios } from '../../testing/account-scenarios.ts';
import { bookScenarios } from '../../testing/book-scenarios.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { addLectureQuestion, makeLecture, tryLectureQuestion } from '../../testing/lectures.ts';
import { emergencyFileScenarios } from '../../testing/emergency-file-scenarios.ts';
import { type FakeWasender, startFakeWasender } from '../../testing/fake-wasender/start-fake-wasender.ts';
import { meetingScenarios } from '../../testing/meeting-scenarios.ts';
import { namedScenarios } from '../../testing/named-scenarios.ts';
import { paperScenarios } from '../../testing/paper-scenarios.ts';
import { personScenarios } from '../../testing/person-scenarios.ts';
import { questionScenarios } from '../../testing/question-scenarios.ts';
import type { RequestOptions } from '../../testing/request-of.ts';
import { wavFile } from '../../testing/sample-files.ts';
import { pdfFile } from '../../testing/sample-pdfs.ts';
import { choiceQuestion, rightChoices, sentinel } from '../../testing/sample-questions.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { chatScenarios } from '../../testing/chat-scenarios.ts';
import { whatsAppScenarios } from '../../testing/whatsapp-scenarios.ts';
import { whatsAppSendScenarios } from '../../testing/whatsapp-send-scenarios.ts';
import { createAccountLink } from '../setup/account-links.ts';
import { type AuditedCall, auditPolicy } from './audit-policy.ts';

let server: TestServer;
let room: Classroom;
let wasender: FakeWasender;
/** What may stand in no entry: passwords, tokens, codes. */
const secrets = new Set([testPassword, sentinel]);
beforeAll(async () => {
  wasender = await startFakeWasender();
  server = await testServer({ wasender });
  room = await classroom(server);
  for (const who of Object.values(room)) if (typeof who === 'object' && 'token' in who) secrets.add(who.token);
});
afterAll(async () => {
  await server.close();
  await wasender.close();
});

const secretPassword = () => {
  const password = `lantern-${crypto.randomUUID()}`;
  secrets.add(password);
  return password;
};

type Attempted<Name extends AuditedCall> = {
  args: CallArguments<Contract[Name]>;
  options?: RequestOptions;
  /** What the entry holds besides its action. */
  expected?: object;
};
type Scenarios = { [Name in AuditedCall]: () => Promise<Attempted<Name>> };

const email = (name: string) => `${name}@rubrica.test`;
const user = (name: string) => ({ name, email: email(name), role: 'student' as const });
const source = { kind: 'link', url: 'https://videos.example/a.mp4' } as const;
const video = { title: 'Lecture', durationMs: 60_000, source };
const levels = { title: 'Levels', licence: 'MIT', kind: 'levels' } as const;
const changed = (before: object, after: object) => ({ details: { before, after } });

async function newPerson(name: string) {
  const person = await server.makePerson({ role: 'student', name });
  const token = await server.login(person);
  secrets.add(token);
  return { ...person, token };
}

async function marked(release = false) {
  const attempt = await room.submitAnswers(await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 1 }), [
    rightChoices,
  ]);
  if (release) await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.admin);
  return { attempt, params: { id: attempt._id } };
}

async function lectureQuestion() {
  const lecture = await makeLecture(server, room.group);
  return {
    lecture,
    question: await addLectureQuestion(server, room, { video: lecture, content: choiceQuestion() }),
  };
}

/** A document's body, with a file of its own. */
const documentBody = async (title: string) => ({
  title,
  file: (await server.ok('uploadFile', { body: { file: await pdfFile() } }, room.admin))._id,
});

/** A call that succeeds, for every call that is audited; one that is missing does not compile. */
const scenarios: Scenarios = {
  login: async () => ({
    args: { body: { email: (await newPerson('Login')).email, password: testPassword } },
    options: {},
  }),
  logout: async () => ({ args: { body: {} }, options: await newPerson('Logout') }),
  forceLogin: async () => ({ args: { body: { userId: room.student.id, reason: 'To see what they see.' } } }),
  endSession: async () => {
    const options = await newPerson('Session');
    const { items } = await server.ok('listSessions', {}, options);
    return { args: { params: { id: items[0]?._id ?? '' } }, options };
  },
  register: async () => ({
    args: {
      body: { name: 'Reem', email: email('reem'), phone: '+201001234567', password: secretPassword(), consent: true },
    },
    options: {},
    expected: { details: { after: { name: 'Reem', email: email('reem'), status: 'pending' } } },
  }),
  updateMe: async () => ({
    args: { body: { name: 'Renamed' } },
    options: await newPerson('Named'),
    expected: changed({ name: 'Named' }, { name: 'Renamed' }),
  }),
  changePassword: async () => ({
    args: { body: { currentPassword: testPassword, newPassword: secretPassword() } },
    options: await newPerson('Changing'),
  }),
  sendOtp: async () => ({ args: { body: { email: (await newPerson('Asking')).email } }, options: {} }),
  verifyOtp: async () => {
    const { email: address } = await newPerson('Verifying');
    await server.ok('sendOtp', { body: { email: address } });
    const otp = await server.mailedCode(address);
    secrets.add(otp);
    return { args: { body: { email: address, otp } }, options: {} };
  },
  resetPassword: async () => {
    const person = await newPerson('Forgetful');
    await server.ok('sendOtp', { body: { email: person.email } });
    const otp = await server.mailedCode(person.email);
    secrets.add(otp);
    const response = await server.send('verifyOtp', { body: { email: person.email, otp } });
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    secrets.add(cookie.slice(cookie.indexOf('=') + 1));
    return { args: { body: { email: person.email, newPassword: secretPassword() } }, options: { cookie } };
  },
  createReportFile: async () => ({
    args: { body: { report: 'marks', format: 'csv', query: { kind: 'quiz' } } },
    expected: { details: { report: 'marks', format: 'csv', filters: { kind: 'quiz' }, rows: 0 } },
  }),
  cancelReportFile: async () => {
    const body = { report: 'attendance', format: 'xlsx', query: {} } as const;
    const { _id: id } = await server.ok('createReportFile', { body }, room.admin);
    return { args: { params: { id } }, expected: { object: `report:${id}`, details: { report: 'attendance' } } };
  },
  retryJob: async () => ({
    args: { params: { id: server.addFailedJob('sweep-files', {}) } },
    expected: { details: { name: 'sweep-files' } },
  }),
  removeJob: async () => ({
    args: { params: { id: server.addFailedJob('close-meetings', {}) } },
    expected: { details: { name: 'close-meetings' } },
  }),
  adminResetPassword: async () => ({
    args: { body: { userId: (await newPerson('Helped')).id, newPassword: secretPassword() } },
  }),

  createUser: async () => ({
    args: { body: { ...user('made'), password: secretPassword() } },
    expected: { details: { after: { name: 'made', role: 'student', status: 'active' } } },
  }),
  updateUser: async () => ({
    args: {
      params: { id: (await newPerson('Moving')).id },
      body: { ...user('moved'), name: 'Moving', role: 'parent' },
    },
    expected: changed({ email: email('moving'), role: 'student' }, { email: email('moved'), role: 'parent' }),
  }),
  removeUser: async () => ({
    args: { params: { id: (await newPerson('Leaving')).id } },
    expected: changed({ status: 'active' }, { status: 'disabled' }),
  }),
  createGroup: async () => ({
    args: { body: { name: 'Evening' } },
    expected: { details: { after: { name: 'Evening', students: [] } } },
  }),
  updateGroup: async () => ({
    args: {
      params: { id: room.group },
      body: { name: 'Cairo', students: [room.student.id], assistants: [room.assistant.id] },
    },
    expected: { details: { after: { students: [room.student.id] } } },
  }),
  removeGroup: async () => ({
    args: { params: { id: (await server.ok('createGroup', { body: { name: 'Gone' } }, room.admin))._id } },
    expected: { details: { before: { name: 'Gone' } } },
  }),
  createDictionaryImport: async () => ({ args: { body: levels }, expected: { details: { after: levels } } }),
  removeDictionaryImport: async () => {
    const { _id: id } = await server.ok('createDictionaryImport', { body: levels }, room.admin);
    return { args: { params: { id } }, expected: { details: { before: levels } } };
  },
  ...namedScenarios(() => ({ server, room })),

  ...questionScenarios(() => ({ server, room })),
  createLectureQuestion: async () => ({
    args: { body: { video: await makeLecture(server, room.group), atMs: 1000, content: choiceQuestion('Made') } },
    expected: {
      details: { after: { title: 'Made', atMs: 1000 }, changed: { questions: { count: expect.any(Number) } } },
    },
  }),
  updateLectureQuestion: async () => {
    const { question } = await lectureQuestion();
    const content = choiceQuestion('Other');
    return {
      args: { params: { id: question._id }, body: { rev: 1, atMs: 2000, content } },
      expected: changed({ rev: 1, atMs: 10_000, title: 'Choices' }, { rev: 2, atMs: 2000, title: 'Other' }),
    };
  },
  removeLectureQuestion: async () => ({
    args: { params: { id: (await lectureQuestion()).question._id } },
    expected: { details: { before: { title: 'Choices' } } },
  }),
  saveLectureMarks: async () => {
    const { question, lecture } = await lectureQuestion();
    await tryLectureQuestion(server, room.student, question, rightChoices);
    const task = await room.makeTask({ kind: 'vdo-lect', videos: [lecture] });
    const params = { id: task._id, videoId: lecture };
    const [answer] = (await server.ok('getTaskLecture', { params }, room.assistant)).questions[0]?.answers ?? [];
    const answers = [{ ...rightChoices[0]!, studentMark: 0.5, reviewed: true }, rightChoices[1]!];
    return {
      args: { params: { id: answer?._id ?? '' }, headers: { 'if-match': '0' }, body: { answers } },
      options: room.assistant,
      expected: { details: { before: { mark: 2 }, after: { mark: 1.5 } } },
    };
  },
  createTask: async () => ({
    args: { body: { title: 'Homework' } },
    expected: { details: { after: { title: 'Homework', status: 'draft' } } },
  }),
  updateTask: async () => {
    const { _id } = await server.ok('createTask', { body: { title: 'Homework' } }, room.admin);
    return {
      args: { params: { id: _id }, body: { title: 'Quiz', kind: 'quiz' } },
      expected: changed({ title: 'Homework', kind: 'homework' }, { title: 'Quiz', kind: 'quiz' }),
    };
  },
  removeTask: async () => ({
    args: { params: { id: (await server.ok('createTask', { body: { title: 'Gone' } }, room.admin))._id } },
    expected: { details: { before: { title: 'Gone' } } },
  }),
  releaseTask: async () => {
    const { attempt } = await marked();
    return { args: { params: { id: attempt.task }, body: {} }, expected: { details: { attempts: [attempt._id] } } };
  },
  releaseTaskTaken: async () => ({
    args: { params: (await marked()).params },
    expected: changed({ status: 'marked' }, { status: 'released' }),
  }),
  returnTaskTaken: async () => ({
    args: { params: (await marked(true)).params, body: { note: 'Again' } },
    expected: changed({ status: 'released', mark: 2 }, { status: 'returned', mark: null }),
  }),
  saveMarks: async () => {
    const { params } = await marked();
    const [question] = (await server.ok('getMarkingSheet', { params }, room.assistant)).questions;
    const answers = [{ ...rightChoices[0]!, studentMark: 0.5, reviewed: true }, rightChoices[1]!];
    return {
      args: { params: { id: question?.answer ?? '' }, headers: { 'if-match': '0' }, body: { answers } },
      options: room.assistant,
      expected: { details: { before: { mark: 2 }, after: { mark: 1.5 } } },
    };
  },
  setPasswordByLink: async () => {
    const { id, token: session } = await newPerson('Linked');
    const { token } = await createAccountLink(server.app.db, { ...server.app, actor: 'command line', userId: id });
    secrets.add(token).add(session);
    return { args: { body: { token, newPassword: secretPassword() } }, options: {} };
  },
  updateDiplomaCourse: async () => {
    const { _id: id } = await server.ok('createDiploma', { body: { name: 'Course' } }, room.admin);
    const { _id } = await server.ok('createVideo', { body: video }, room.admin);
    return {
      args: { params: { id }, body: { groups: [room.group], items: [{ kind: 'lecture', video: _id }] } },
      expected: { details: { after: { groups: [room.group] }, changed: { items: { count: 4 } } } },
    };
  },
  createVideo: async () => ({
    args: { body: video },
    expected: { details: { after: { title: 'Lecture', status: 'draft' } } },
  }),
  updateVideo: async () => {
    const { _id, rev } = await server.ok('createVideo', { body: video }, room.admin);
    return {
      args: { params: { id: _id }, body: { ...video, rev, status: 'published' } },
      expected: changed({ status: 'draft' }, { status: 'published' }),
    };
  },
  removeVideo: async () => ({
    args: { params: { id: (await server.ok('createVideo', { body: video }, room.admin))._id } },
    expected: { details: { before: { title: 'Lecture' } } },
  }),
  createPdf: async () => ({
    args: { body: await documentBody('Skimming') },
    expected: { details: { after: { title: 'Skimming', pageCount: 3, status: 'draft' } } },
  }),
  updatePdf: async () => {
    const body = await documentBody('Scanning');
    const { _id } = await server.ok('createPdf', { body }, room.admin);
    return {
      args: { params: { id: _id }, body: { ...body, canPrint: true } },
      expected: changed({ canPrint: false }, { canPrint: true }),
    };
  },
  removePdf: async () => {
    const { _id } = await server.ok('createPdf', { body: await documentBody('Gone') }, room.admin);
    return { args: { params: { id: _id } }, expected: { details: { before: { title: 'Gone' } } } };
  },
  removeFile: async () => {
    const { _id } = await server.ok('uploadFile', { body: { file: wavFile() } }, room.admin);
    return { args: { params: { id: _id } }, expected: { details: { before: { mime: 'audio/wav' } } } };
  },
  ...emergencyFileScenarios(() => ({ server, room })),
  ...paperScenarios(() => ({ server, room, secrets })),
  ...chatScenarios(() => ({ server, room })),
  ...bookScenarios(() => ({ server, room })),
  ...whatsAppScenarios(() => ({ server, room })),
  ...whatsAppSendScenarios(() => ({ server, room })),
  ...meetingScenarios(() => ({ server, room, secrets })),
  ...accountScenarios(() => ({ server, room, secrets })),
  ...personScenarios(() => ({ server, room, secrets })),
  // The last one: a set-up link is of use only where nobody is an admin any more.
  createFirstAdmin: async () => {
    await server.app.db.update(users).set({ status: 'disabled' }).where(eq(users.role, 'admin'));
    const { token } = await createAccountLink(server.app.db, { ...server.app, actor: 'server', userId: null });
    secrets.add(token);
    return {
      args: { body: { token, name: 'First', email: email('first'), password: secretPassword() } },
      options: {},
      expected: { details: { after: { name: 'First', email: email('first'), role: 'admin', status: 'active' } } },
    };
  },
};

const names = Object.keys(scenarios).filter((name): name is AuditedCall => name in scenarios);
const entries = async () => (await server.app.db.select().from(auditLog)).toSorted((a, b) => (a.id < b.id ? -1 : 1));

describe.each(names)('%s', (name) => {
  test('leaves the entry that it declares: one, by its caller, with what it changed', async () => {
    const { args, options = room.admin, expected = {} }: Attempted<AuditedCall> = await scenarios[name]();
    const known = new Set((await entries()).map(({ id }) => id));
    await server.ok(name, args, options);
    await server.app.background.drain();
    const written = (await entries()).filter(({ id }) => !known.has(id));
    const rule: { action: AuditAction; also?: readonly AuditAction[] } = auditPolicy[name];
    expect(written.filter(({ action }) => action === rule.action)).toMatchObject([expected]);
    const further = new Set(written.map(({ action }) => action).filter((action) => action !== rule.action));
    expect([...further].filter((action) => !rule.also?.some((other) => other === action))).toEqual([]);
    expect(written[0]?.actorId).toBe('id' in options ? options.id : written[0]?.actorId);
    expect(written[0]?.object).toMatch(/^[a-z-]+:[\da-f-]{36}$/u);
  });
});

test('no entry holds a password, a token, a code or a key of a question', async () => {
  const text = JSON.stringify(await entries());
  expect([...secrets].filter((secret) => secret === '' || text.includes(secret))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(15);
});

test('every call that changes something is audited or says why not', () => {
  const writing = Object.entries(contract).filter(([, { method }]) => method !== 'GET');
  expect(Object.keys(auditPolicy).toSorted()).toEqual(writing.map(([name]) => name).toSorted());
  for (const rule of Object.values(auditPolicy)) if ('none' in rule) expect(rule.none).toMatch(/\.$/u);
});
