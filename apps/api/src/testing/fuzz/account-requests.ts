import { roles } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import type { FuzzWorld } from './fuzz-world.ts';

/** Accounts, and changes of several people at once, with people and groups that there are. */
export function accountBodies({ ids }: FuzzWorld, newPassword: fc.Arbitrary<string>) {
  const users = fc.subarray(ids.student, { minLength: 1 });
  const person = {
    name: fc.lorem({ maxCount: 3 }),
    email: fc.nat().map((number) => `person.${number}@rubrica.test`),
    role: fc.constantFrom(...roles),
    status: fc.constantFrom('pending', 'active', 'disabled'),
    groups: fc.subarray(ids.group.slice(0, 2)),
  };
  return {
    createUser: fc.record({ ...person, password: newPassword }),
    updateUser: fc.record(person),
    approveRegistrations: fc.record({ users }),
    rejectRegistrations: fc.record({ users, reason: fc.lorem() }),
    changeUsers: fc.record({
      users,
      change: fc.record({ kind: fc.constantFrom('add-group', 'remove-group'), group: fc.constantFrom(...ids.group) }),
    }),
    inviteUsers: fc.record({ users }),
  };
}
