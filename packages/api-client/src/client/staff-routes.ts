import type { Contract } from '../contract/index.ts';
import type { Route } from './route.ts';

/**
 * Where the calls go that staff alone make, and those of parts that everybody opens later, without the schemas: no student's page
 * carries them.
 */
export const staffRoutes = {
  adminResetPassword: ['PUT', '/admin-reset-password'],
  forceLogin: ['POST', '/force-login'],
  inviteUsers: ['POST', '/invitations'],
  renewInvitation: ['POST', '/account-links/renew', { bearer: 'empty' }],
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
  listTaskLectures: ['GET', '/tasks/:id/lectures'],
  getTaskLecture: ['GET', '/tasks/:id/lectures/:videoId'],
  saveLectureMarks: ['PUT', '/lecture-answers/:id/marks'],
  getTaskStatistics: ['GET', '/tasks/:id/statistics'],
  getQuestionStatistics: ['GET', '/questions/:id/statistics'],
  listTaskQuestions: ['GET', '/tasks/:id/questions'],
  releaseTask: ['POST', '/tasks/:id/release'],
  releaseTaskTaken: ['POST', '/task-takens/:id/release'],
  returnTaskTaken: ['POST', '/task-takens/:id/return'],
  getMarkingSheet: ['GET', '/task-takens/:id/marking'],
  saveMarks: ['PUT', '/answers/:id/marks'],
  getDiplomaCourse: ['GET', '/diplomas/:id/course'],
  updateDiplomaCourse: ['PUT', '/diplomas/:id/course'],
  listPdfReaders: ['GET', '/pdfs/:id/readers'],
  listLectureStudents: ['GET', '/videos/:id/students'],
  getVideoStatistics: ['GET', '/videos/:id/statistics'],
  addDictionaryEntries: ['POST', '/dictionary-imports/:id/entries'],
  updateMeetingSeries: ['PUT', '/meeting-series/:id'],
  cancelMeetingSeries: ['DELETE', '/meeting-series/:id'],
  findMeetingConflicts: ['POST', '/meetings/conflicts'],
  getAttendanceSheet: ['GET', '/meetings/:id/attendance'],
  saveAttendance: ['PUT', '/meetings/:id/attendance'],
  listAttendanceChanges: ['GET', '/meetings/:id/attendance/changes'],

  listNotices: ['GET', '/notices'],
  markNoticesRead: ['POST', '/notices/read'],
  getNoticeChoices: ['GET', '/notice-choices'],
  updateNoticeChoices: ['PUT', '/notice-choices'],
} as const satisfies { [Name in keyof Contract]?: Route<Contract[Name]> };
