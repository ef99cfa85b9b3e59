import type { CallName, Contract } from '../contract/index.ts';
import { resourceRoutes } from '../contract/resources.ts';
import type { AnyRoute, Route } from './route.ts';
import type { staffRoutes } from './staff-routes.ts';

/** Calls that staff alone make: their routes are loaded with the first of them. */
type StaffCallName = keyof typeof staffRoutes;

/**
 * Where each call goes, without the schemas, so that a page need not carry them. The compiler holds every line to the
 * contract's own method and path.
 */
export const routes = {
  ...resourceRoutes,

  login: ['POST', '/login'],
  register: ['POST', '/register'],
  logout: ['POST', '/logout'],
  changePassword: ['POST', '/change-password'],
  sendOtp: ['POST', '/send-otp', { bearer: 'empty' }],
  verifyOtp: ['POST', '/verify-otp', { bearer: 'empty' }],
  resetPassword: ['POST', '/reset-password', { bearer: 'empty' }],
  checkAccountLink: ['POST', '/account-links/check', { bearer: 'empty' }],
  createFirstAdmin: ['POST', '/account-links/set-up', { bearer: 'empty' }],
  setPasswordByLink: ['POST', '/account-links/password', { bearer: 'empty' }],
  getMe: ['GET', '/me'],
  updateMe: ['PUT', '/me'],
  listSessions: ['GET', '/sessions'],
  endSession: ['DELETE', '/sessions/:id'],

  createPairingCode: ['POST', '/pairing-codes'],
  usePairingCode: ['POST', '/pairing-codes/use'],
  listChildren: ['GET', '/children'],
  getChild: ['GET', '/children/:id'],
  listStudentQuestions: ['GET', '/student-questions'],
  listStudentVideoQuestions: ['GET', '/student-video-questions'],
  answerStudentVideoQuestion: ['POST', '/student-video-questions/:id/answers'],
  startTaskTaken: ['POST', '/task-takens'],
  submitTaskTaken: ['POST', '/task-takens/:id/submit'],
  reportPresence: ['PUT', '/task-takens/:id/presence'],
  listPlays: ['GET', '/task-takens/:id/plays'],
  recordPlay: ['PUT', '/task-takens/:id/plays'],
  getEmergencyKey: ['GET', '/emergency-key'],
  listTakes: ['GET', '/task-takens/:id/takes'],
  recordTake: ['PUT', '/task-takens/:id/takes'],
  getReviewSheet: ['GET', '/task-takens/:id/review'],
  listAnswers: ['GET', '/answers'],
  saveAnswer: ['PUT', '/answers/:id'],
  listCourses: ['GET', '/courses'],
  savePdfProgress: ['PUT', '/pdfs/:id/progress'],
  listPdfNotes: ['GET', '/pdfs/:id/notes'],
  createPdfNote: ['POST', '/pdfs/:id/notes'],
  updatePdfNote: ['PUT', '/pdf-notes/:id'],
  removePdfNote: ['DELETE', '/pdf-notes/:id'],
  reportProgress: ['POST', '/lectures/:id/progress'],
  markNotUnderstood: ['POST', '/lectures/:id/moments'],
  unmarkNotUnderstood: ['DELETE', '/video-moments/:id'],
  uploadFile: ['POST', '/files', { bodyKind: 'multipart' }],
  finishUpload: ['POST', '/uploads/:id/finish'],
  checkUpload: ['POST', '/upload-checks'],
  getFile: ['GET', '/files/:id'],
  removeFile: ['DELETE', '/files/:id'],
  lookUpWord: ['GET', '/dictionary'],
  translateText: ['POST', '/translations'],
  reviewWord: ['POST', '/words/:id/review'],
  listCalendar: ['GET', '/calendar'],
  joinMeeting: ['POST', '/meetings/:id/join'],
  disputeAttendance: ['POST', '/meetings/:id/dispute'],
  getStudentAttendance: ['GET', '/students/:id/attendance'],
  getCalendarFeed: ['GET', '/calendar-feed'],
  createCalendarFeed: ['POST', '/calendar-feed'],
  removeCalendarFeed: ['DELETE', '/calendar-feed'],
  getStudentHome: ['GET', '/home/student'],
  setStudentGoal: ['PUT', '/home/student/goal'],
  getParentHome: ['GET', '/home/parent'],
  getStudentReport: ['GET', '/students/:id/report'],
} as const satisfies { [Name in Exclude<keyof Contract, StaffCallName>]: Route<Contract[Name]> };

let loadedRoutes: typeof staffRoutes | undefined;

/** Returns the route of a call; before the first of those that staff alone make, a promise of it. A page that is left waits for none. */
export function routeOf(name: CallName): AnyRoute | Promise<AnyRoute> {
  if (!isStaffCall(name)) return routes[name];
  if (loadedRoutes) return loadedRoutes[name];
  return import('./staff-routes.ts').then((loaded) => {
    loadedRoutes = loaded.staffRoutes;
    return loadedRoutes[name];
  });
}

function isStaffCall(name: CallName): name is StaffCallName {
  return !Object.hasOwn(routes, name);
}
