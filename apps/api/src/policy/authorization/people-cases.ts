import { everyone, only } from './case.ts';
import type { Case } from './case.ts';
import { resourceCases } from './resource-cases.ts';
import type { Side } from './world.ts';

const user = { name: 'Somebody', email: 'somebody@rubrica.test', role: 'student' } as const;
const password = 'green-window-3';
const admin = only({ admin: 'any' });
const staff = only({ admin: 'any', assistant: 'any' });
const reason = 'A reason.';
const name = { name: 'New' };
const studentOf = ({ student }: Side) => ({ params: { id: student } });

/** Categories, levels and diplomas are staff's to see and an admin's to write. */
const named = { create: name, update: name, access: { list: staff, get: staff, write: admin } };

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

  ...resourceCases('User', {
    id: ({ student }) => student,
    create: { ...user, password },
    update: user,
    access: { list: admin, get: admin, write: admin },
  }),
  createPairingCode: [{ given: () => ({}), reach: only({ student: 'any' }) }],
  usePairingCode: [{ given: () => ({ body: { code: 'ABCDE-FGHJK' } }), reach: only({ parent: 'any' }) }],
  listChildren: [{ given: () => ({}), reach: only({ parent: 'any' }) }],
  getChild: [{ given: studentOf, reach: only({ parent: 'own' }) }],
  listAuditLog: [{ given: () => ({}), reach: admin }],

  ...resourceCases('Group', {
    id: ({ group }) => group,
    create: name,
    update: name,
    access: { list: staff, get: only({ admin: 'any', assistant: 'own' }), write: admin },
  }),
  ...resourceCases('Category', { ...named, id: (_side, { shared }) => shared.categories }),
  ...resourceCases('Level', { ...named, id: (_side, { shared }) => shared.levels }),
  ...resourceCases('Diploma', { ...named, id: (_side, { shared }) => shared.diplomas }),
};
