import type { CallName, Contract } from '@rubrica/api-client/contract';
import type { Rule } from './rule.ts';
import { visibleAnswers, visibleFiles, visibleTaskTakens } from './visible/attempts.ts';
import { visibleCategories, visibleDiplomas, visibleLevels } from './visible/named.ts';
import { visibleChildren, visibleGroups, visibleSessions, visibleUsers } from './visible/people.ts';
import { visibleAssignedTasks, visibleQuestions, visibleTasks } from './visible/tasks.ts';
import type { Visible } from './visible/visible.ts';

const admin = ['admin'] as const;
const staff = ['admin', 'assistant'] as const;
const student = ['student'] as const;
const parent = ['parent'] as const;
const learner = ['student', 'parent'] as const;
const everyone = ['student', 'parent', 'assistant', 'admin'] as const;

/** The object of `/x/:id`. */
const its = (visible: Visible) => ({ visible, id: ({ params }: { params: { id: string } }) => params.id });
/** The attempt that a query names. */
const ofAttempt = { visible: visibleTaskTakens, id: ({ query }: { query: { taskTaken: string } }) => query.taskTaken };

/** Who may do what to whose: the only place that decides, for every call of the contract. */
export const policy = {
  login: { open: true },
  register: { open: true },
  sendOtp: { open: true },
  verifyOtp: { open: true },
  resetPassword: { open: true },
  logout: { roles: everyone, beforeFirstLogin: true },
  changePassword: { roles: everyone, beforeFirstLogin: true, inPerson: true },
  getMe: { roles: everyone },
  updateMe: { roles: everyone, inPerson: true },
  listSessions: { roles: everyone, inPerson: true },
  endSession: { roles: everyone, inPerson: true, object: its(visibleSessions) },
  adminResetPassword: { roles: admin, object: { visible: visibleUsers, id: ({ body }) => body.userId } },
  forceLogin: { roles: admin, object: { visible: visibleUsers, id: ({ body }) => body.userId } },

  listUsers: { roles: admin },
  createUser: { roles: admin },
  getUser: { roles: admin, object: its(visibleUsers) },
  updateUser: { roles: admin, object: its(visibleUsers) },
  removeUser: { roles: admin, object: its(visibleUsers) },
  createPairingCode: { roles: student, inPerson: true },
  usePairingCode: { roles: parent, inPerson: true },
  listChildren: { roles: parent },
  getChild: { roles: parent, object: its(visibleChildren) },
  listAuditLog: { roles: admin },

  listGroups: { roles: staff },
  createGroup: { roles: admin },
  getGroup: { roles: staff, object: its(visibleGroups) },
  updateGroup: { roles: admin, object: its(visibleGroups) },
  removeGroup: { roles: admin, object: its(visibleGroups) },
  listCategories: { roles: staff },
  createCategory: { roles: admin },
  getCategory: { roles: staff, object: its(visibleCategories) },
  updateCategory: { roles: admin, object: its(visibleCategories) },
  removeCategory: { roles: admin, object: its(visibleCategories) },
  listLevels: { roles: staff },
  createLevel: { roles: admin },
  getLevel: { roles: staff, object: its(visibleLevels) },
  updateLevel: { roles: admin, object: its(visibleLevels) },
  removeLevel: { roles: admin, object: its(visibleLevels) },
  listDiplomas: { roles: staff },
  createDiploma: { roles: admin },
  getDiploma: { roles: staff, object: its(visibleDiplomas) },
  updateDiploma: { roles: admin, object: its(visibleDiplomas) },
  removeDiploma: { roles: admin, object: its(visibleDiplomas) },

  listQuestions: { roles: staff },
  createQuestion: { roles: admin },
  getQuestion: { roles: staff, object: its(visibleQuestions) },
  updateQuestion: { roles: admin, object: its(visibleQuestions) },
  removeQuestion: { roles: admin, object: its(visibleQuestions) },
  duplicateQuestion: { roles: admin, object: its(visibleQuestions) },
  listStudentQuestions: { roles: student, object: ofAttempt },

  listTasks: { roles: staff },
  createTask: { roles: admin },
  getTask: { roles: staff, object: its(visibleTasks) },
  updateTask: { roles: admin, object: its(visibleTasks) },
  removeTask: { roles: admin, object: its(visibleTasks) },
  listTaskQuestions: { roles: staff, object: its(visibleTasks) },
  releaseTask: { roles: staff, object: its(visibleTasks) },
  listAssignedTasks: { roles: learner, object: { visible: visibleChildren, id: ({ query }) => query.student } },
  getAssignedTask: { roles: student, object: its(visibleAssignedTasks) },

  listTaskTakens: { roles: everyone },
  startTaskTaken: { roles: student, object: { visible: visibleAssignedTasks, id: ({ body }) => body.task } },
  getTaskTaken: { roles: everyone, object: its(visibleTaskTakens) },
  submitTaskTaken: { roles: student, object: its(visibleTaskTakens) },
  releaseTaskTaken: { roles: staff, object: its(visibleTaskTakens) },
  returnTaskTaken: { roles: staff, object: its(visibleTaskTakens) },
  getMarkingSheet: { roles: staff, object: its(visibleTaskTakens) },
  getReviewSheet: { roles: everyone, object: its(visibleTaskTakens) },
  listAnswers: { roles: student, object: ofAttempt },
  saveAnswer: { roles: student, object: its(visibleAnswers) },
  saveMarks: { roles: staff, object: its(visibleAnswers) },

  uploadFile: { roles: ['student', 'assistant', 'admin'] },
  getFile: { roles: everyone, object: its(visibleFiles) },
  removeFile: { roles: ['student', 'assistant', 'admin'], object: its(visibleFiles) },
} as const satisfies { [Name in CallName]: Rule<Contract[Name]> };

/** Calls that need no session. */
export type OpenCall = { [Name in CallName]: (typeof policy)[Name] extends { open: true } ? Name : never }[CallName];
