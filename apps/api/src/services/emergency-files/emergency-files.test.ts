import { CompactEncrypt, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settings } from '../../db/schema/system.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { emergencyContent, emergencyFile } from '../../testing/emergency-file.ts';
import { marked } from '../../testing/marking-calls.ts';
import { choiceQuestion, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const call = (id: string, file: string, apply: boolean) => ({ params: { id }, body: { file, apply } });

describe('an emergency file', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const begin = async () => room.start(await room.makeTask({ contents: [choiceQuestion()] }));
  const sheetOf = (id: string) => server.ok('getMarkingSheet', { params: { id } }, room.assistant);

  test('is compared first, then taken and marked, and changes nothing when it comes again', async () => {
    const attempt = await begin();
    const file = await emergencyFile(server, room.student, await emergencyContent(room, attempt, rightChoices));
    await room.submit(attempt);
    expect((await sheetOf(attempt._id)).attempt).toMatchObject({ mark: 0 });

    const dryRun = await server.ok('importEmergencyFile', call(attempt._id, file, false), room.assistant);
    expect(dryRun.questions).toMatchObject([{ position: 0, outcome: 'take', savedAt: null }]);
    const before = await sheetOf(attempt._id);
    expect(before.attempt).toMatchObject({ mark: 0 });

    await server.ok('importEmergencyFile', call(attempt._id, file, true), room.assistant);
    expect((await sheetOf(attempt._id)).attempt).toMatchObject({ mark: 2, status: 'marked' });
    // Of whoever looks at the answer before.
    const [seen] = before.questions;
    const late = seen && (await server.fails('saveMarks', marked(seen, seen.answers), room.assistant));
    expect(late).toMatchObject({ status: 409, code: 'conflict' });
    const again = await server.ok('importEmergencyFile', call(attempt._id, file, true), room.assistant);
    expect(again.questions).toMatchObject([{ outcome: 'same' }]);
    expect((await sheetOf(attempt._id)).attempt).toMatchObject({ mark: 2 });
  });

  test('replaces no answer that the server got after the one that it is based on', async () => {
    const attempt = await begin();
    const content = await emergencyContent(room, attempt, rightChoices);
    const file = await emergencyFile(server, room.student, content);
    const [answer] = await room.answersOf(attempt);
    const elsewhere = rightChoices.toReversed();
    if (answer) await room.save(answer, elsewhere);
    const kept = await server.ok('importEmergencyFile', call(attempt._id, file, true), room.assistant);
    expect(kept.questions).toMatchObject([{ outcome: 'keep' }]);
    expect(await room.answersOf(attempt)).toMatchObject([{ rev: 1 }]);

    // What the device itself had sent without hearing of it is no other answer.
    const [first] = content.answers;
    const unconfirmed = { answers: elsewhere, flagged: false };
    const own = await emergencyFile(server, room.student, { ...content, answers: [{ ...first, unconfirmed }] });
    const taken = await server.ok('importEmergencyFile', call(attempt._id, own, true), room.assistant);
    expect(taken.questions).toMatchObject([{ outcome: 'take' }]);
    expect(await room.answersOf(attempt)).toMatchObject([{ rev: 2, answers: rightChoices }]);
  });

  test('is refused if it was altered, or is of another school, version, attempt or student', async () => {
    const attempt = await begin();
    const content = await emergencyContent(room, attempt, rightChoices);
    const file = await emergencyFile(server, room.student, content);
    const refused = async (bad: string) =>
      (await server.fails('importEmergencyFile', call(attempt._id, bad, true), room.assistant)).code;
    const { publicKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256' });
    const otherSchool = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
      .encrypt(publicKey);
    const parts = file.split('.');
    const altered = parts.with(3, `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`).join('.');
    for (const bad of ['no file', altered, otherSchool, await emergencyFile(server, room.student, [])]) {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      expect(await refused(bad)).toBe('emergency_unreadable');
    }
    const changed = (change: object) => emergencyFile(server, room.student, { ...content, ...change });
    expect(await refused(await changed({ version: 2 }))).toBe('emergency_version');
    expect(await refused(await changed({ taskTaken: (await begin())._id, version: 0 }))).toBe('emergency_version');
    expect(await refused(await changed({ student: room.classmate.id }))).toBe('emergency_other_attempt');
    expect(await room.answersOf(attempt)).toMatchObject([{ rev: 0 }]);
  });

  test('changes no result that its student has seen', async () => {
    const attempt = await begin();
    const file = await emergencyFile(server, room.student, await emergencyContent(room, attempt, rightChoices));
    await room.submit(attempt);
    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    const failure = await server.fails('importEmergencyFile', call(attempt._id, file, true), room.assistant);
    expect(failure).toMatchObject({ status: 409, code: 'attempt_not_open' });
  });

  test('is encrypted with a key whose private part is nowhere in clear', async () => {
    const { kid } = await server.ok('getEmergencyKey', {}, room.student);
    expect((await server.ok('getEmergencyKey', {}, room.classmate)).kid).toBe(kid);
    const stored = JSON.stringify(await server.app.db.select().from(settings));
    expect(stored).toContain('emergency-key');
    expect(stored).not.toContain(kid);
    expect(stored).not.toContain('"d"');
  });
});
