import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountLinks } from '../../db/schema/auth.ts';
import { auditLog } from '../../db/schema/system.ts';
import { invitationTokenOf } from '../../testing/invitations.ts';
import { refusingWrites } from '../../testing/refuse-writes.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { deleteExpiredRows } from '../cleanup/delete-expired-rows.ts';

let server: TestServer;
let token: string;
let admin: Person;
let count = 0;
beforeAll(async () => {
  server = await testServer();
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
});
beforeEach(async () => {
  token = await server.login(admin);
});
afterAll(() => server.close());

const password = 'three-old-boats';
const form = () => {
  count += 1;
  return { name: `Guest ${count}`, email: `guest.${count}@school.example`, role: 'student' as const };
};
const mailedToken = async (email: string) => invitationTokenOf((await server.mailsTo(email)).at(-1));
const invite = (...ids: string[]) => server.ok('inviteUsers', { body: { users: ids } }, { token });
const invitationOf = async (id: string) => (await server.ok('getUser', { params: { id } }, { token })).invitation;
const listed = async (invitation: 'waiting' | 'open' | 'expired') =>
  (await server.ok('listUsers', { query: { invitation } }, { token })).items.map(({ _id }) => _id);
const check = (invitation: string) => server.fails('checkAccountLink', { body: { token: invitation } });
/** Lets days pass, which the admin's session does not outlive. */
const daysLater = async (days: number) => {
  server.clock.advance({ hours: 24 * days, seconds: 1 });
  token = await server.login(admin);
};
const accept = (invitation: string) =>
  server.ok('setPasswordByLink', { body: { token: invitation, newPassword: password } });

/** Adds somebody without a password, and returns them with the token that they were mailed. */
async function guest(fields: Partial<ReturnType<typeof form> & { language: 'en' | 'ar' }> = {}) {
  const user = await server.ok('createUser', { body: { ...form(), ...fields } }, { token });
  return { user, invitation: await mailedToken(user.email) };
}

describe('somebody who is added without a password', () => {
  test('is mailed a link, chooses a password with it once, and is logged in', async () => {
    const { user, invitation } = await guest();
    expect(user.invitation?.sentAt).toBeNull();
    expect(await invitationOf(user._id)).toMatchObject({ sentAt: server.clock.now().toISOString() });
    expect(await server.ok('checkAccountLink', { body: { token: invitation } })).toEqual({
      kind: 'invitation',
      account: { name: user.name, email: user.email },
    });
    const login = await accept(invitation);
    expect(login.user).toMatchObject({ _id: user._id, loggedInBefore: 'true' });
    await server.ok('getMe', {}, { token: login.token });
    await server.login(user, password);
    expect((await check(invitation)).code).toBe('link_used');
    expect(await invitationOf(user._id)).toBeNull();
  });

  test('cannot log in before that, with any password', async () => {
    const { user } = await guest();
    for (const guess of ['null', 'undefined', password]) {
      const refused = await server.fails('login', { body: { email: user.email, password: guess } });
      expect(refused).toMatchObject({ status: 401, code: 'login_failed' });
    }
  });

  test('reads the mail in their language, with the link and its last day, and no password', async () => {
    const { user, invitation } = await guest({ language: 'ar' });
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('حسابك في روبريكا');
    expect(mail?.text).toContain(`https://school.example/auth/invite?lang=ar#${invitation}`);
    expect(mail?.html).toContain(`href="https://school.example/auth/invite?lang=ar#${invitation}"`);
    const until = new Date(server.clock.now().getTime() + 7 * 86_400_000);
    expect(mail?.text).toContain(
      new Intl.DateTimeFormat('ar', { dateStyle: 'long', timeZone: 'Africa/Cairo' }).format(until),
    );
  });

  test('needs a password if the account is not open yet', async () => {
    const refused = await server.fails('createUser', { body: { ...form(), status: 'pending' } }, { token });
    expect(refused.errors).toHaveProperty('password');
  });
});

describe('an invitation', () => {
  test('has 256 random bits, which are stored as a hash alone', async () => {
    const { user, invitation } = await guest();
    expect(Buffer.from(invitation, 'base64url')).toHaveLength(32);
    const stored = await server.app.db.select().from(accountLinks).where(eq(accountLinks.userId, user._id));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify([stored, await server.app.db.select().from(auditLog)])).not.toContain(invitation);
  });

  test('is replaced by the next one, and its page says so', async () => {
    const { user, invitation } = await guest();
    server.clock.advance({ minutes: 1 });
    expect((await invite(user._id)).invited).toEqual([user._id]);
    const newer = await mailedToken(user.email);
    expect((await check(invitation)).code).toBe('link_replaced');
    await accept(newer);
    expect((await check(invitation)).code).toBe('link_used');
  });

  test('expires after seven days; its page sends a new one to the address of the account', async () => {
    const { user, invitation } = await guest();
    await daysLater(7);
    expect((await check(invitation)).code).toBe('link_expired');
    expect(await listed('expired')).toContain(user._id);

    await server.ok('renewInvitation', { body: { token: invitation } });
    expect(await listed('waiting')).toEqual([user._id]);
    expect(await listed('expired')).not.toContain(user._id);
    const renewed = await mailedToken(user.email);
    expect(await listed('waiting')).toEqual([]);
    expect(await listed('open')).toContain(user._id);
    await accept(renewed);
    expect((await server.fails('renewInvitation', { body: { token: invitation } })).code).toBe('link_used');
  });

  test('is renewed five times a day at most, and never without its token', async () => {
    const { user, invitation } = await guest();
    expect((await server.fails('renewInvitation', { body: { token: invitation.slice(1) } })).code).toBe('link_unknown');
    await server.clearMails();
    let latest = invitation;
    for (let index = 0; index < 5; index += 1) {
      server.clock.advance({ minutes: 1 });
      await server.ok('renewInvitation', { body: { token: latest } });
      latest = await mailedToken(user.email);
    }
    expect((await server.fails('renewInvitation', { body: { token: latest } })).status).toBe(429);
    expect(await server.mailsTo(user.email)).toHaveLength(5);
  });

  test('stays known as expired for as long as it was not used', async () => {
    const { user } = await guest();
    await daysLater(90);
    await deleteExpiredRows(server.app.db, server.clock);
    expect(await invitationOf(user._id)).not.toBeNull();
  });

  test('dies with the account and with a password that is set in another way', async () => {
    const [closed, helped] = [await guest(), await guest()];
    await server.ok('removeUser', { params: { id: closed.user._id } }, { token });
    expect((await check(closed.invitation)).code).toBe('link_used');
    expect((await server.fails('renewInvitation', { body: { token: closed.invitation } })).code).toBe('link_used');
    await server.ok('adminResetPassword', { body: { userId: helped.user._id, newPassword: password } }, { token });
    expect((await check(helped.invitation)).code).toBe('link_used');
  });

  test('opens nothing once the address was corrected, and goes to the right one', async () => {
    const { user, invitation } = await guest();
    const { name, role } = user;
    const email = `right.${user.email}`;
    const params = { id: user._id };
    await server.ok(
      'updateUser',
      { params, body: { name: 'Renamed', email: user.email, role, status: 'active' } },
      { token },
    );
    expect(await server.mailsTo(user.email)).toHaveLength(1);
    expect(await server.ok('checkAccountLink', { body: { token: invitation } })).toMatchObject({ kind: 'invitation' });

    server.clock.advance({ minutes: 1 });
    await server.ok('updateUser', { params, body: { name, email, role, status: 'active' } }, { token });
    const taken = await server.fails('setPasswordByLink', { body: { token: invitation, newPassword: password } });
    expect(taken.status).toBe(403);
    expect((await server.fails('renewInvitation', { body: { token: invitation } })).status).toBe(403);
    expect(await server.mailsTo(user.email)).toHaveLength(1);
    const login = await accept(await mailedToken(email));
    expect(login.user).toMatchObject({ _id: user._id, email });

    // Whoever has a password is not invited, whatever becomes of their address.
    await server.ok('updateUser', { params, body: { name, email: user.email, role, status: 'active' } }, { token });
    expect(await server.mailsTo(user.email)).toHaveLength(1);
  });

  test('works again after the password could not be stored, and its account is still one to invite', async () => {
    const { user, invitation } = await guest();
    const body = { token: invitation, newPassword: password };
    const failed = await refusingWrites(server.app.db, 'accounts', () => server.send('setPasswordByLink', { body }));
    expect(failed.status).toBe(500);
    expect((await invite(user._id)).invited).toEqual([user._id]);
    await accept(invitation);
    await server.login(user, password);
  });

  test('sets one password for whoever presses twice while passwords wait', async () => {
    const { user, invitation } = await guest();
    const passwords = [password, 'four-new-boats'];
    const tries = passwords.map((newPassword) =>
      server.send('setPasswordByLink', { body: { token: invitation, newPassword } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 403]));
    await server.login(user, passwords[statuses.indexOf(200)]);
  });

  test('sets no common password, and stays valid after it was refused', async () => {
    const { invitation } = await guest();
    const body = { token: invitation, newPassword: 'Password123' };
    expect((await server.fails('setPasswordByLink', { body })).errors).toHaveProperty('newPassword');
    await accept(invitation);
  });
});

test('many are invited at once; those with a password, waiting or deactivated are sent nothing, and the reply names them', async () => {
  const people = await Promise.all([
    server.makePerson({ role: 'student', name: 'New A', loggedInBefore: false }),
    server.makePerson({ role: 'parent', name: 'New B', loggedInBefore: false }),
    server.makePerson({ role: 'student', name: 'Settled' }),
    server.makePerson({ role: 'student', name: 'Waiting', status: 'pending', loggedInBefore: false }),
    server.makePerson({ role: 'student', name: 'Closed', status: 'disabled', loggedInBefore: false }),
  ]);
  const [first, second, ...others] = people.map(({ id }) => id);
  const reply = await invite(...people.map(({ id }) => id));
  expect(new Set(reply.invited)).toEqual(new Set([first, second]));
  expect(new Set(reply.skipped)).toEqual(new Set(others));
  const mails = await Promise.all(people.map(({ email }) => server.mailsTo(email)));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 0, 0, 0]);
});

test('whoever invites is told where the server sends no mail', async () => {
  const outcomes = async () => {
    const user = await server.ok('createUser', { body: form() }, { token });
    const { message } = await invite(user._id);
    return [user.invitation?.isMailed, message];
  };
  expect(await outcomes()).toEqual([
    false,
    'This server sends no mail: the invitations are kept as files on it. Set passwords instead.',
  ]);
  server.app.mailer.check = () => Promise.resolve();
  expect(await outcomes()).toEqual([true, '1 invitation is on the way.']);
});
