import type { Classroom } from './classroom.ts';
import { invitationTokenOf } from './invitations.ts';
import type { TestServer } from './test-server.ts';

interface School {
  server: TestServer;
  room: Classroom;
  /** What may stand in no entry of the audit log. */
  secrets: Set<string>;
}

/** A call that succeeds, for every audited call of accounts, with what its entry holds. */
export function accountScenarios(school: () => School) {
  return {
    inviteUsers: async ({ server } = school()) => {
      const { id } = await server.makePerson({ role: 'student', name: 'Invited', loggedInBefore: false });
      return { args: { body: { users: [id] } }, expected: { object: `user:${id}` } };
    },
    renewInvitation: async ({ server, room, secrets } = school()) => {
      const { id, email } = await server.makePerson({ role: 'student', name: 'Renewing', loggedInBefore: false });
      await server.ok('inviteUsers', { body: { users: [id] } }, room.admin);
      const token = invitationTokenOf((await server.mailsTo(email)).at(-1));
      secrets.add(token);
      return { args: { body: { token } }, options: {}, expected: { object: `user:${id}` } };
    },
  };
}
