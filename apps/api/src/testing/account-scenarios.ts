import type { Classroom } from './classroom.ts';
import { invitationTokenOf } from './invitations.ts';
import { sentinel } from './sample-questions.ts';
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
    approveRegistrations: async ({ server, room } = school()) => {
      const { id } = await server.makePerson({ role: 'student', name: 'Approved', status: 'pending' });
      return {
        args: { body: { users: [id], groups: [room.group] } },
        expected: {
          object: `user:${id}`,
          details: { before: { status: 'pending', groups: [] }, after: { status: 'active', groups: [room.group] } },
        },
      };
    },
    // The log says that a registration was rejected, not why.
    rejectRegistrations: async ({ server } = school()) => {
      const { id } = await server.makePerson({ role: 'student', name: 'Rejected', status: 'pending' });
      return {
        args: { body: { users: [id], reason: sentinel } },
        expected: {
          object: `user:${id}`,
          details: { before: { status: 'pending' }, after: { status: 'disabled' }, characters: sentinel.length },
        },
      };
    },
    changeUsers: async ({ server } = school()) => {
      const { id } = await server.makePerson({ role: 'student', name: 'Bulk' });
      return {
        args: { body: { users: [id], change: { kind: 'status' as const, status: 'disabled' as const } } },
        expected: { object: `user:${id}`, details: { before: { status: 'active' }, after: { status: 'disabled' } } },
      };
    },
    eraseUser: async ({ server } = school()) => {
      const { id, name } = await server.makePerson({ role: 'student', name: 'Erased' });
      return {
        args: { params: { id }, body: { name } },
        expected: { object: `user:${id}`, details: { role: 'student', files: 0 } },
      };
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
