import type { Call, Contract, Method } from '../contract/index.ts';
import { resourceRoutes } from '../contract/resources.ts';

/** How a call travels, where that is not the usual way. */
export type RouteOptions = Pick<Call, 'bodyKind' | 'bearer'>;

/** Any call's route: method, path below `/api`, and how it travels. */
export type AnyRoute = readonly [method: Method, path: string, options?: RouteOptions];

type Route<C extends Call> =
  {} extends Pick<C, Extract<keyof C, keyof RouteOptions>>
    ? readonly [C['method'], C['path']]
    : readonly [C['method'], C['path'], Pick<C, Extract<keyof C, keyof RouteOptions>>];

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
  adminResetPassword: ['PUT', '/admin-reset-password'],
  forceLogin: ['POST', '/force-login'],
  getMe: ['GET', '/me'],
  updateMe: ['PUT', '/me'],
  listSessions: ['GET', '/sessions'],
  endSession: ['DELETE', '/sessions/:id'],

  createPairingCode: ['POST', '/pairing-codes'],
  usePairingCode: ['POST', '/pairing-codes/use'],
  listChildren: ['GET', '/children'],
  getChild: ['GET', '/children/:id'],
  getStudent: ['GET', '/students/:id'],
  getAssistant: ['GET', '/assistants/:id'],
  linkParent: ['POST', '/students/:id/parents'],
  unlinkParent: ['DELETE', '/students/:id/parents/:parentId'],
  createStudentPairingCode: ['POST', '/students/:id/pairing-codes'],
  listUserSessions: ['GET', '/users/:id/sessions'],
  endUserSession: ['DELETE', '/user-sessions/:id'],
  duplicateQuestion: ['POST', '/questions/:id/duplicate'],
  archiveQuestion: ['POST', '/questions/:id/archive'],
  unarchiveQuestion: ['POST', '/questions/:id/unarchive'],
  listStudentQuestions: ['GET', '/student-questions'],
  listStudentVideoQuestions: ['GET', '/student-video-questions'],
  answerStudentVideoQuestion: ['POST', '/student-video-questions/:id/answers'],
  listTaskLectures: ['GET', '/tasks/:id/lectures'],
  getTaskLecture: ['GET', '/tasks/:id/lectures/:videoId'],
  saveLectureMarks: ['PUT', '/lecture-answers/:id/marks'],
  getTaskStatistics: ['GET', '/tasks/:id/statistics'],
  getQuestionStatistics: ['GET', '/questions/:id/statistics'],
  listTaskQuestions: ['GET', '/tasks/:id/questions'],
  releaseTask: ['POST', '/tasks/:id/release'],
  startTaskTaken: ['POST', '/task-takens'],
  submitTaskTaken: ['POST', '/task-takens/:id/submit'],
  releaseTaskTaken: ['POST', '/task-takens/:id/release'],
  returnTaskTaken: ['POST', '/task-takens/:id/return'],
  reportPresence: ['PUT', '/task-takens/:id/presence'],
  listPlays: ['GET', '/task-takens/:id/plays'],
  recordPlay: ['PUT', '/task-takens/:id/plays'],
  listTakes: ['GET', '/task-takens/:id/takes'],
  recordTake: ['PUT', '/task-takens/:id/takes'],
  getMarkingSheet: ['GET', '/task-takens/:id/marking'],
  getReviewSheet: ['GET', '/task-takens/:id/review'],
  listAnswers: ['GET', '/answers'],
  saveAnswer: ['PUT', '/answers/:id'],
  saveMarks: ['PUT', '/answers/:id/marks'],
  getDiplomaCourse: ['GET', '/diplomas/:id/course'],
  updateDiplomaCourse: ['PUT', '/diplomas/:id/course'],
  listCourses: ['GET', '/courses'],
  savePdfProgress: ['PUT', '/pdfs/:id/progress'],
  listPdfReaders: ['GET', '/pdfs/:id/readers'],
  listPdfNotes: ['GET', '/pdfs/:id/notes'],
  createPdfNote: ['POST', '/pdfs/:id/notes'],
  updatePdfNote: ['PUT', '/pdf-notes/:id'],
  removePdfNote: ['DELETE', '/pdf-notes/:id'],
  reportProgress: ['POST', '/lectures/:id/progress'],
  markNotUnderstood: ['POST', '/lectures/:id/moments'],
  unmarkNotUnderstood: ['DELETE', '/video-moments/:id'],
  listLectureStudents: ['GET', '/videos/:id/students'],
  getVideoStatistics: ['GET', '/videos/:id/statistics'],
  uploadFile: ['POST', '/files', { bodyKind: 'multipart' }],
  finishUpload: ['POST', '/uploads/:id/finish'],
  checkUpload: ['POST', '/upload-checks'],
  getFile: ['GET', '/files/:id'],
  removeFile: ['DELETE', '/files/:id'],
  lookUpWord: ['GET', '/dictionary'],
  translateText: ['POST', '/translations'],
  addDictionaryEntries: ['POST', '/dictionary-imports/:id/entries'],
  reviewWord: ['POST', '/words/:id/review'],
  updateMeetingSeries: ['PUT', '/meeting-series/:id'],
  cancelMeetingSeries: ['DELETE', '/meeting-series/:id'],
  findMeetingConflicts: ['POST', '/meetings/conflicts'],
  listCalendar: ['GET', '/calendar'],
  joinMeeting: ['POST', '/meetings/:id/join'],
  disputeAttendance: ['POST', '/meetings/:id/dispute'],
  getAttendanceSheet: ['GET', '/meetings/:id/attendance'],
  saveAttendance: ['PUT', '/meetings/:id/attendance'],
  listAttendanceChanges: ['GET', '/meetings/:id/attendance/changes'],
  getStudentAttendance: ['GET', '/students/:id/attendance'],
  getCalendarFeed: ['GET', '/calendar-feed'],
  createCalendarFeed: ['POST', '/calendar-feed'],
  removeCalendarFeed: ['DELETE', '/calendar-feed'],
} as const satisfies { [Name in keyof Contract]: Route<Contract[Name]> };
