import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pendingMails } from '../../db/schema/pending-mails.ts';
import type { Mail } from '../../mail/open-mailer.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { invitationTokenOf } from '../../testing/invitations.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';
import { countUnsent } from './batch-of-mails.ts';
import { sendMails } from './send-mails.ts';

let server: TestServer;
let room: Classroom;
let count = 0;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

/** People without a password who have just been invited, and the batch of their mails. */
async function invited(amount: number) {
  count += 1;
  const people = [];
  for (let index = 0; index < amount; index += 1)
    people.push(await server.makePerson({ role: 'student', name: `Guest ${count}.${index}`, loggedInBefore: false }));
  const ids = people.map(({ id }) => id);
  await server.ok('inviteUsers', { body: { users: ids } }, room.admin);
  const [row] = await server.app.db
    .select()
    .from(pendingMails)
    .where(eq(pendingMails.userId, ids[0] ?? ''));
  return { ids, emails: people.map(({ email }) => email), batch: row?.batch ?? '' };
}

const running = { isLastTry: false, signal: new AbortController().signal, progress: async () => {} };
const send = (batch: string) => sendMails(server.app, { batch }, running);
const invitationOf = async (id = '') => (await server.ok('getUser', { params: { id } }, room.admin)).invitation;
/** Refuses the mails to some, and returns to whom mails were given. */
function refuse(isRefused: (to: string) => boolean): string[] {
  const deliver = server.app.mailer.send;
  const tried: string[] = [];
  vi.spyOn(server.app.mailer, 'send').mockImplementation((mail: Mail) => {
    tried.push(mail.to);
    return isRefused(mail.to) ? Promise.reject(new Error('refused')) : deliver(mail);
  });
  return tried;
}

test('while the mail server is down people are shown as not invited yet, and a further try sends all mails once', async () => {
  const { ids, emails, batch } = await invited(5);
  const tried = refuse(() => true);
  await expect(send(batch)).rejects.toThrow('3 of 5 mails could not be sent.');
  expect(tried).toEqual(emails.slice(0, 3));
  expect(await countUnsent(server.app.db, [batch])).toBe(5);
  expect(await invitationOf(ids[0])).toEqual({ sentAt: null, expiresAt: null });

  vi.restoreAllMocks();
  await send(batch);
  await send(batch);
  for (const email of emails) expect(await server.mailsTo(email)).toHaveLength(1);
  expect(await countUnsent(server.app.db, [batch])).toBe(0);
  expect(await invitationOf(ids[0])).toMatchObject({ sentAt: server.clock.now().toISOString() });
});

test('addresses that are refused hold up no others: they come last at the next try', async () => {
  const { emails, batch } = await invited(5);
  const bad = emails.slice(0, 3);
  refuse((to) => bad.includes(to));
  await expect(send(batch)).rejects.toThrow('3 of 5');
  await expect(send(batch)).rejects.toThrow('3 of 5');
  const mailedTo = server.mails.map(({ to }) => to).filter((to) => emails.includes(to));
  expect(mailedTo.toSorted()).toEqual(emails.slice(3));
  expect(await countUnsent(server.app.db, [batch])).toBe(3);
});

test('of an invitation that may have arrived although its sending failed, both links work until one is used', async () => {
  const { emails, batch } = await invited(1);
  const deliver = server.app.mailer.send;
  vi.spyOn(server.app.mailer, 'send').mockImplementationOnce(async (mail) => {
    await deliver(mail);
    throw new Error('The connection was lost.');
  });
  await expect(send(batch)).rejects.toThrow('1 of 1');
  server.clock.advance({ minutes: 1 });
  await send(batch);
  const mails = await server.mailsTo(emails[0] ?? '');
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  const [first = '', second = ''] = mails.map(invitationTokenOf);
  for (const token of [first, second])
    expect(await server.ok('checkAccountLink', { body: { token } })).toMatchObject({ kind: 'invitation' });
  await server.ok('setPasswordByLink', { body: { token: first, newPassword: 'three-old-boats' } });
  expect((await server.fails('checkAccountLink', { body: { token: second } })).code).toBe('link_used');
});

test('an invitation that is asked for again while one waits is sent once', async () => {
  const { ids, emails, batch } = await invited(1);
  await server.ok('inviteUsers', { body: { users: ids } }, room.admin);
  await send(batch);
  expect(await server.mailsTo(emails[0] ?? '')).toHaveLength(1);
});

test('what holds no longer is not sent', async () => {
  const { ids, emails, batch } = await invited(1);
  await server.ok('removeUser', { params: { id: ids[0] ?? '' } }, room.admin);
  await send(batch);
  expect(await server.mailsTo(emails[0] ?? '')).toEqual([]);

  const person = await server.makePerson({ role: 'student', name: 'Decided', status: 'pending' });
  await server.ok('approveRegistrations', { body: { users: [person.id] } }, room.admin);
  await server.ok('removeUser', { params: { id: person.id } }, room.admin);
  expect(await server.mailsTo(person.email)).toEqual([]);
  expect(await server.app.db.$count(pendingMails)).toBe(0);
});

test('whoever is approved on their own page is told, also where the mail server is down at first', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Late Mail', status: 'pending' });
  const { id, name, email } = person;
  const body = { name, email, phone: null, role: 'student' as const, status: 'active' as const };
  refuse((to) => to === email);
  await server.ok('updateUser', { params: { id }, body }, room.admin);
  await server.app.background.drain();
  const { batch } = expectRow(await server.app.db.select().from(pendingMails).where(eq(pendingMails.userId, id)));
  await expect(send(batch)).rejects.toThrow('1 of 1');
  vi.restoreAllMocks();
  await send(batch);
  // Once they are approved, a change tells nothing.
  await server.ok('updateUser', { params: { id }, body: { ...body, name: 'Later Mail' } }, room.admin);
  expect(await server.mailsTo(email)).toHaveLength(1);
});
