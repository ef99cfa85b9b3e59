import type { Named } from '@rubrica/api-client/contract';
import { everyone, only } from './case.ts';
import type { Case } from './case.ts';
import type { Shared, Side } from './world.ts';

const user = { name: 'Somebody', email: 'somebody@rubrica.test', role: 'student' } as const;
const password = 'green-window-3';
const admin = only({ admin: 'any' });
const staff = only({ admin: 'any', assistant: 'any' });
const reason = 'A reason.';
const studentOf = ({ student }: Side) => ({ params: { id: student } });

/** Categories, levels and diplomas are staff's to see and an admin's to keep. */
function named(kind: keyof Shared) {
  const params = (_side: Side, { shared }: { shared: Shared }) => ({ params: { id: shared[kind] } });
  const body: Pick<Named, 'name'> = { name: 'New' };
  return {
    list: [{ given: () => ({}), reach: staff }],
    create: [{ given: () => ({ body }), reach: admin }],
    get: [{ given: params, reach: staff }],
    update: [{ given: (side: Side, world: { shared: Shared }) => ({ ...params(side, world), body }), reach: admin }],
    remove: [{ given: params, reach: admin }],
  };
}

const categories = named('category');
const levels = named('level');
const diplomas = named('diploma');

export const peopleCases = {
  logout: [{ given: () => ({ body: {} }), reach: everyone }],
  changePassword: [{ given: () => ({ body: { currentPassword: password, newPassword: password } }), reach: everyone }],
  getMe: [{ given: () => ({}), reach: everyone }],
  updateMe: [{ given: () => ({ body: {} }), reach: everyone }],
  listSessions: [{ given: () => ({}), reach: everyone }],
  endSession: [
    {
      // Also an admin ends only sessions of their own here; those of others end by role, status and password.
      given: ({ sessions }, { role }) => ({ params: { id: sessions.ids[role === 'admin' ? 'student' : role] } }),
      reach: { admin: 'unseen', assistant: 'own', student: 'own', parent: 'own' },
    },
  ] satisfies Case<'endSession'>[],
  adminResetPassword: [
    { given: ({ student }: Side) => ({ body: { userId: student, newPassword: password } }), reach: admin },
  ],
  forceLogin: [{ given: ({ student }: Side) => ({ body: { userId: student, reason } }), reach: admin }],

  listUsers: [{ given: () => ({}), reach: admin }],
  createUser: [{ given: () => ({ body: { ...user, password } }), reach: admin }],
  getUser: [{ given: studentOf, reach: admin }],
  updateUser: [{ given: (side: Side) => ({ ...studentOf(side), body: user }), reach: admin }],
  removeUser: [{ given: studentOf, reach: admin }],
  createPairingCode: [{ given: () => ({}), reach: only({ student: 'any' }) }],
  usePairingCode: [{ given: () => ({ body: { code: 'ABCDE-FGHJK' } }), reach: only({ parent: 'any' }) }],
  listChildren: [{ given: () => ({}), reach: only({ parent: 'any' }) }],
  getChild: [{ given: studentOf, reach: only({ parent: 'own' }) }],
  listAuditLog: [{ given: () => ({}), reach: admin }],

  listGroups: [{ given: () => ({}), reach: staff }],
  createGroup: [{ given: () => ({ body: { name: 'New' } }), reach: admin }],
  getGroup: [
    { given: ({ group }: Side) => ({ params: { id: group } }), reach: only({ admin: 'any', assistant: 'own' }) },
  ],
  updateGroup: [{ given: ({ group }: Side) => ({ params: { id: group }, body: { name: 'New' } }), reach: admin }],
  removeGroup: [{ given: ({ group }: Side) => ({ params: { id: group } }), reach: admin }],
  listCategories: categories.list,
  createCategory: categories.create,
  getCategory: categories.get,
  updateCategory: categories.update,
  removeCategory: categories.remove,
  listLevels: levels.list,
  createLevel: levels.create,
  getLevel: levels.get,
  updateLevel: levels.update,
  removeLevel: levels.remove,
  listDiplomas: diplomas.list,
  createDiploma: diplomas.create,
  getDiploma: diplomas.get,
  updateDiploma: diplomas.update,
  removeDiploma: diplomas.remove,
};
