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
const ownStaff = only({ admin: 'any', assistant: 'own' });
const ownNote = only({ admin: 'unseen', assistant: 'own' });
const peopleFile = new File(['name,email'], 'people.csv', { type: 'text/csv' });
const staffNoteOf = ({ staffNote }: Side) => ({ params: { id: staffNote } });
const reportFileOf = ({ reportFile }: Side) => ({ params: { id: reportFile } });
const studentOf = ({ student }: Side) => ({ params: { id: student } });

/** Categories, levels and diplomas are staff's to see and an admin's to write. */
const named = { create: name, update: name, access: { list: staff, get: staff, write: admin } };

export const peopleCases = {
  logout: [{ args: () => ({ body: {} }), access: everyone }],
  changePassword: [{ args: () => ({ body: { currentPassword: password, newPassword: password } }), access: everyone }],
  getMe: [{ args: () => ({}), access: everyone }],
  updateMe: [{ args: () => ({ body: {} }), access: everyone }],
  listSessions: [{ args: () => ({}), access: everyone }],
  endSession: [
    {
      // Also an admin ends only sessions of their own here; those of others end with `endUserSession`.
      args: ({ sessions }, { role }) => ({ params: { id: sessions.ids[role === 'admin' ? 'student' : role] } }),
      access: { admin: 'unseen', assistant: 'own', student: 'own', parent: 'own' },
    },
  ] satisfies Case<'endSession'>[],
  adminResetPassword: [
    { args: ({ student }: Side) => ({ body: { userId: student, newPassword: password } }), access: admin },
  ],
  forceLogin: [{ args: ({ student }: Side) => ({ body: { userId: student, reason } }), access: admin }],

  ...resourceCases('User', {
    id: ({ student }) => student,
    create: { ...user, password },
    update: user,
    access: { list: admin, get: admin, write: admin },
  }),
  eraseUser: [
    // Refused for another reason than access: the name is not the person's.
    { args: ({ student }: Side) => ({ params: { id: student }, body: { name: '' } }), access: admin },
  ],
  approveRegistrations: [{ args: ({ student }: Side) => ({ body: { users: [student] } }), access: admin }],
  rejectRegistrations: [{ args: ({ student }: Side) => ({ body: { users: [student], reason } }), access: admin }],
  changeUsers: [
    {
      args: ({ student, group }: Side) => ({ body: { users: [student], change: { kind: 'add-group', group } } }),
      access: admin,
    },
  ] satisfies Case<'changeUsers'>[],
  inviteUsers: [{ args: ({ student }: Side) => ({ body: { users: [student] } }), access: admin }],
  previewUserImport: [{ args: () => ({ body: { file: peopleFile } }), access: admin }],
  createUserImport: [{ args: () => ({ body: { file: peopleFile, key: 'one' } }), access: admin }],
  listUserImports: [{ args: () => ({}), access: admin }],
  undoUserImport: [{ args: ({ userImport }: Side) => ({ params: { id: userImport } }), access: admin }],
  createPairingCode: [{ args: () => ({}), access: only({ student: 'any' }) }],
  usePairingCode: [{ args: () => ({ body: { code: 'ABCDE-FGHJK' } }), access: only({ parent: 'any' }) }],
  listChildren: [{ args: () => ({}), access: only({ parent: 'any' }) }],
  getChild: [{ args: studentOf, access: only({ parent: 'own' }) }],
  getStudent: [{ args: studentOf, access: ownStaff }],
  getStudentHome: [{ args: () => ({}), access: only({ student: 'any' }) }],
  setStudentGoal: [{ args: () => ({ body: { daysPerWeek: 3 } }), access: only({ student: 'any' }) }],
  getParentHome: [{ args: () => ({}), access: only({ parent: 'any' }) }],
  getStudentReport: [
    { args: studentOf, access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'own' }) },
    {
      about: 'that of a parent, who has none',
      args: ({ people }: Side) => ({ params: { id: people.parent.id } }),
      access: only({ admin: 'unseen', assistant: 'unseen', student: 'unseen', parent: 'unseen' }),
    },
  ],
  getAssistant: [
    { args: ({ assistant }: Side) => ({ params: { id: assistant } }), access: admin },
    { about: 'a student', args: studentOf, access: only({ admin: 'unseen' }) },
  ],
  getAssistantHome: [{ args: () => ({}), access: only({ assistant: 'any' }) }],
  getAdminHome: [{ args: () => ({}), access: admin }],
  getMarksReport: [{ args: () => ({}), access: staff }],
  getAttendanceReport: [{ args: () => ({}), access: staff }],
  getProgressReport: [{ args: () => ({}), access: staff }],
  getItemsReport: [{ args: () => ({}), access: staff }],
  createReportFile: [
    { args: () => ({ body: { report: 'marks', format: 'xlsx', query: {} } }), access: staff },
  ] satisfies Case<'createReportFile'>[],
  listReportFiles: [{ args: () => ({}), access: staff }],
  getReportFile: [{ args: reportFileOf, access: ownStaff }],
  cancelReportFile: [{ args: reportFileOf, access: ownStaff }],
  linkParent: [{ args: ({ student, parent }: Side) => ({ params: { id: student }, body: { parent } }), access: admin }],
  unlinkParent: [
    { args: ({ student, parent: parentId }: Side) => ({ params: { id: student, parentId } }), access: admin },
  ],
  createStudentPairingCode: [{ args: studentOf, access: admin }],
  listUserSessions: [{ args: studentOf, access: admin }],
  endUserSession: [{ args: ({ sessions }: Side) => ({ params: { id: sessions.ids.student } }), access: admin }],
  listStaffNotes: [{ args: ({ student }: Side) => ({ query: { student } }), access: ownStaff }],
  createStaffNote: [{ args: ({ student }: Side) => ({ body: { student, text: 'A note.' } }), access: ownStaff }],
  // Written by the assistant of the side: an admin reads it and does not change it.
  updateStaffNote: [{ args: (side: Side) => ({ ...staffNoteOf(side), body: { text: 'Another.' } }), access: ownNote }],
  removeStaffNote: [{ args: staffNoteOf, access: ownNote }],
  listAuditLog: [{ args: () => ({}), access: admin }],

  ...resourceCases('Group', {
    id: ({ group }) => group,
    create: name,
    update: name,
    access: { list: staff, get: only({ admin: 'any', assistant: 'own' }), write: admin },
  }),
  ...resourceCases('Category', { ...named, id: (_side, { shared }) => shared.categories }),
  ...resourceCases('Level', { ...named, id: (_side, { shared }) => shared.levels }),
  ...resourceCases('Diploma', { ...named, id: (_side, { shared }) => shared.diplomas }),
  orderCategories: [{ args: () => ({ body: { items: [] } }), access: admin }],
  orderLevels: [{ args: () => ({ body: { items: [] } }), access: admin }],
  orderDiplomas: [{ args: () => ({ body: { items: [] } }), access: admin }],
};
