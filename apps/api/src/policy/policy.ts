import type { CallName, Contract, TaskTakenId } from '@rubrica/api-client/contract';
import { answerOwner, attemptOwners } from '../db/known-owners.ts';
import { categories, diplomas, levels } from '../db/schema/named.ts';
import { byParamsId, resourcePolicy } from './resource-policy.ts';
import type { Rule } from './rule.ts';
import { visibleAnswers, visibleFiles, visibleTaskTakens, visibleUploads } from './visible/attempts.ts';
import { visibleBooks, visibleStudentBooks } from './visible/books.ts';
import { ownCannedAnswers, visibleCannedAnswers, visibleChatMessages, visibleChatThreads } from './visible/chat.ts';
import {
  visibleLectureAnswers,
  visibleLectureQuestions,
  visibleStudentVideoQuestions,
} from './visible/lecture-questions.ts';
import {
  visibleLectures,
  visiblePdfNotes,
  visiblePdfs,
  visibleVideoMoments,
  visibleVideoNotes,
  visibleVideos,
} from './visible/learning.ts';
import { visibleAttendees, visibleMeetings, visibleMeetingSeries } from './visible/meetings.ts';
import { visibleReportFiles } from './visible/reports.ts';
import { visibleToStaff } from './visible/visible.ts';
import {
  ownPublishTokens,
  ownStaffNotes,
  visibleAssistants,
  visibleChildren,
  visibleGroups,
  visibleSessions,
  visibleStudents,
  visibleUserImports,
  visibleUsers,
  visibleUserSessions,
} from './visible/people.ts';
import { visibleAssignedTasks, visibleQuestions, visibleTags, visibleTasks } from './visible/tasks.ts';
import { visibleWhatsAppCampaigns, visibleWhatsAppMessages } from './visible/whatsapp.ts';
import { visibleDictionaryImports, visibleWords } from './visible/words.ts';

const admin = ['admin'] as const;
const staff = ['admin', 'assistant'] as const;
const student = ['student'] as const;
const parent = ['parent'] as const;
/** Those who read lectures and documents themselves, look words up, and send files. */
const readers = ['student', 'assistant', 'admin'] as const;
const learner = ['student', 'parent'] as const;
const nobody = [] as const;
const everyone = ['student', 'parent', 'assistant', 'admin'] as const;

/** The attempt that a query names as `taskTaken`. */
const byQueryTaskTaken = {
  visible: visibleTaskTakens,
  id: ({ query }: { query: { taskTaken: TaskTakenId } }) => query.taskTaken,
};

/** Who may make each call of the contract, and on which objects. No other place decides. */
export const policy = {
  login: { open: true },
  register: { open: true },
  sendOtp: { open: true },
  verifyOtp: { open: true },
  resetPassword: { open: true },
  checkAccountLink: { open: true },
  createFirstAdmin: { open: true },
  setPasswordByLink: { open: true },
  renewInvitation: { open: true },
  logout: { roles: everyone, beforeFirstLogin: true },
  changePassword: { roles: everyone, beforeFirstLogin: true, inPerson: true },
  getMe: { roles: everyone },
  updateMe: { roles: everyone, inPerson: true },
  listSessions: { roles: everyone, inPerson: true },
  endSession: { roles: everyone, inPerson: true, object: byParamsId(visibleSessions) },
  adminResetPassword: { roles: admin, object: { visible: visibleUsers, idInBody: ({ userId }) => userId } },
  forceLogin: { roles: admin, object: { visible: visibleUsers, idInBody: ({ userId }) => userId } },

  ...resourcePolicy('User', visibleUsers, { read: admin, write: admin }),
  eraseUser: { roles: admin, object: byParamsId(visibleUsers) },
  approveRegistrations: { roles: admin },
  rejectRegistrations: { roles: admin },
  changeUsers: { roles: admin },
  inviteUsers: { roles: admin },
  previewUserImport: { roles: admin },
  createUserImport: { roles: admin },
  listUserImports: { roles: admin },
  undoUserImport: { roles: admin, object: byParamsId(visibleUserImports) },
  createPairingCode: { roles: student, inPerson: true },
  usePairingCode: { roles: parent, inPerson: true },
  listChildren: { roles: parent },
  getChild: { roles: parent, object: byParamsId(visibleChildren) },
  getStudent: { roles: staff, object: byParamsId(visibleStudents) },
  getAssistant: { roles: admin, object: byParamsId(visibleAssistants) },
  getAssistantHome: { roles: ['assistant'] },
  getAdminHome: { roles: admin },
  // Their rows are those that the caller sees, whatever is filtered by.
  getMarksReport: { roles: staff },
  getAttendanceReport: { roles: staff },
  getProgressReport: { roles: staff },
  getItemsReport: { roles: staff },
  createReportFile: { roles: staff },
  listReportFiles: { roles: staff },
  getReportFile: { roles: staff, object: byParamsId(visibleReportFiles) },
  cancelReportFile: { roles: staff, object: byParamsId(visibleReportFiles) },
  linkParent: { roles: admin, object: byParamsId(visibleStudents) },
  unlinkParent: { roles: admin, object: byParamsId(visibleStudents) },
  createStudentPairingCode: { roles: admin, object: byParamsId(visibleStudents) },
  listUserSessions: { roles: admin, object: byParamsId(visibleUsers) },
  endUserSession: { roles: admin, object: byParamsId(visibleUserSessions) },
  ...resourcePolicy('StaffNote', ownStaffNotes, { read: staff, write: staff }),
  listStaffNotes: { roles: staff, object: { visible: visibleStudents, id: ({ query }) => query.student } },
  createStaffNote: { roles: staff, object: { visible: visibleStudents, idInBody: ({ student: id }) => id } },
  listAuditLog: { roles: admin },

  ...resourcePolicy('Group', visibleGroups, { read: staff, write: admin }),
  ...resourcePolicy('Category', visibleToStaff(categories), { read: staff, write: admin }),
  ...resourcePolicy('Level', visibleToStaff(levels), { read: staff, write: admin }),
  ...resourcePolicy('Diploma', visibleToStaff(diplomas), { read: staff, write: admin }),
  orderCategories: { roles: admin },
  orderLevels: { roles: admin },
  orderDiplomas: { roles: admin },

  ...resourcePolicy('Question', visibleQuestions, { read: staff, write: admin }),
  duplicateQuestion: { roles: admin, object: byParamsId(visibleQuestions) },
  archiveQuestion: { roles: admin, object: byParamsId(visibleQuestions) },
  unarchiveQuestion: { roles: admin, object: byParamsId(visibleQuestions) },
  // Questions and their task are written, as by the calls above.
  previewPaper: { roles: admin, byToken: true },
  importPaper: { roles: admin, byToken: true },
  listPublishTokens: { roles: admin },
  // A token outlives the session in which it was made.
  createPublishToken: { roles: admin, inPerson: true },
  removePublishToken: { roles: admin, inPerson: true, object: byParamsId(ownPublishTokens) },
  listTags: { roles: admin },
  tagQuestions: { roles: admin },
  recordQuestionExport: { roles: admin },
  renameTag: { roles: admin, object: byParamsId(visibleTags) },
  removeTag: { roles: admin, object: byParamsId(visibleTags) },
  listQuestionFolders: { roles: staff },
  listQuestionVersions: { roles: admin, object: byParamsId(visibleQuestions) },
  getQuestionVersion: { roles: admin, object: byParamsId(visibleQuestions) },
  restoreQuestionVersion: { roles: admin, object: byParamsId(visibleQuestions) },
  previewDraw: { roles: admin },
  getQuestionUses: { roles: admin, object: byParamsId(visibleQuestions) },
  getQuestionStatistics: { roles: staff, object: byParamsId(visibleQuestions) },
  listStudentQuestions: { roles: student, recentSession: true, object: byQueryTaskTaken },

  ...resourcePolicy('LectureQuestion', visibleLectureQuestions, { read: staff, write: admin }),
  createLectureQuestion: { roles: admin, object: { visible: visibleVideos, idInBody: ({ video }) => video } },
  listStudentVideoQuestions: { roles: student, object: { visible: visibleLectures, id: ({ query }) => query.video } },
  answerStudentVideoQuestion: { roles: student, object: byParamsId(visibleStudentVideoQuestions) },
  listTaskLectures: { roles: staff, object: byParamsId(visibleTasks) },
  getTaskLecture: { roles: staff, object: byParamsId(visibleTasks) },
  saveLectureMarks: { roles: staff, object: byParamsId(visibleLectureAnswers) },

  ...resourcePolicy('Task', visibleTasks, { read: staff, write: admin }),
  listTaskQuestions: { roles: staff, object: byParamsId(visibleTasks) },
  getTaskStatistics: { roles: staff, object: byParamsId(visibleTasks) },
  releaseTask: { roles: staff, object: byParamsId(visibleTasks) },
  listAssignedTasks: { roles: learner, object: { visible: visibleChildren, id: ({ query }) => query.student } },
  getAssignedTask: { roles: student, recentSession: true, object: byParamsId(visibleAssignedTasks) },

  listTaskTakens: { roles: everyone },
  startTaskTaken: {
    roles: student,
    recentSession: true,
    // It also finds an open attempt at a task that is set for the student no more; there the start itself refuses another one.
    object: { visible: visibleAssignedTasks, idInBody: ({ task }) => task },
  },
  getTaskTaken: { roles: everyone, recentSession: true, object: byParamsId(visibleTaskTakens) },
  submitTaskTaken: { roles: student, recentSession: true, object: byParamsId(visibleTaskTakens) },
  releaseTaskTaken: { roles: staff, object: byParamsId(visibleTaskTakens) },
  returnTaskTaken: { roles: staff, object: byParamsId(visibleTaskTakens) },
  importEmergencyFile: { roles: staff, object: byParamsId(visibleTaskTakens) },
  getEmergencyKey: { roles: student },
  reportPresence: {
    roles: student,
    recentSession: true,
    object: { ...byParamsId(visibleTaskTakens), ownerOf: (db, { params }) => attemptOwners(db)(params.id) },
  },
  listPlays: { roles: student, object: byParamsId(visibleTaskTakens) },
  recordPlay: { roles: student, object: byParamsId(visibleTaskTakens) },
  listTakes: { roles: student, object: byParamsId(visibleTaskTakens) },
  recordTake: { roles: student, object: byParamsId(visibleTaskTakens) },
  getMarkingSheet: { roles: staff, object: byParamsId(visibleTaskTakens) },
  getReviewSheet: { roles: everyone, object: byParamsId(visibleTaskTakens) },
  listAnswers: { roles: student, recentSession: true, object: byQueryTaskTaken },
  saveAnswer: {
    roles: student,
    recentSession: true,
    object: { ...byParamsId(visibleAnswers), ownerOf: (db, { params }) => answerOwner(db, params.id) },
  },
  saveMarks: { roles: staff, object: byParamsId(visibleAnswers) },

  getDiplomaCourse: { roles: staff, object: byParamsId(visibleToStaff(diplomas)) },
  updateDiplomaCourse: { roles: admin, object: byParamsId(visibleToStaff(diplomas)) },
  listCourses: { roles: learner, object: { visible: visibleChildren, id: ({ query }) => query.student } },

  ...resourcePolicy('Video', visibleVideos, { read: staff, write: admin }),
  ...resourcePolicy('Lecture', visibleLectures, { read: readers, write: nobody }),
  listLectures: { roles: everyone, object: { visible: visibleChildren, id: ({ query }) => query.student } },
  reportProgress: { roles: student, object: byParamsId(visibleLectures) },
  markNotUnderstood: { roles: student, object: byParamsId(visibleLectures) },
  unmarkNotUnderstood: { roles: student, object: byParamsId(visibleVideoMoments) },
  listLectureStudents: { roles: staff, object: byParamsId(visibleVideos) },
  getVideoStatistics: { roles: staff, object: byParamsId(visibleVideos) },
  ...resourcePolicy('VideoNote', visibleVideoNotes, { read: readers, write: readers }),
  createVideoNote: { roles: readers, object: { visible: visibleLectures, idInBody: ({ video }) => video } },

  ...resourcePolicy('Pdf', visiblePdfs, { read: readers, write: admin }),
  savePdfProgress: { roles: readers, object: byParamsId(visiblePdfs) },
  listPdfReaders: { roles: staff, object: byParamsId(visiblePdfs) },
  listPdfNotes: { roles: readers, object: byParamsId(visiblePdfs) },
  createPdfNote: { roles: readers, object: byParamsId(visiblePdfs) },
  updatePdfNote: { roles: readers, object: byParamsId(visiblePdfNotes) },
  removePdfNote: { roles: readers, object: byParamsId(visiblePdfNotes) },

  ...resourcePolicy('Book', visibleBooks, { read: staff, write: staff }),
  publishBook: { roles: staff, object: byParamsId(visibleBooks) },
  unpublishBook: { roles: staff, object: byParamsId(visibleBooks) },
  listBookReaders: { roles: staff, object: byParamsId(visibleBooks) },
  listBookVersions: { roles: staff, object: byParamsId(visibleBooks) },
  getBookVersion: { roles: staff, object: byParamsId(visibleBooks) },
  restoreBookVersion: { roles: staff, object: byParamsId(visibleBooks) },
  measureWords: { roles: staff },
  ...resourcePolicy('StudentBook', visibleStudentBooks, { read: readers, write: nobody }),
  saveBookReading: { roles: student, object: byParamsId(visibleStudentBooks) },
  checkBookAnswers: { roles: readers, object: byParamsId(visibleStudentBooks) },

  ...resourcePolicy('Meeting', visibleMeetings, { read: staff, write: admin }),
  getMeetingSeries: { roles: admin, object: byParamsId(visibleMeetingSeries) },
  updateMeetingSeries: { roles: admin, object: byParamsId(visibleMeetingSeries) },
  cancelMeetingSeries: { roles: admin, object: byParamsId(visibleMeetingSeries) },
  restoreMeetingSeries: { roles: admin, object: byParamsId(visibleMeetingSeries) },
  findMeetingConflicts: { roles: admin },
  listCalendar: { roles: everyone, object: { visible: visibleChildren, id: ({ query }) => query.student } },
  // Whoever stands in for a student does not attend for them.
  joinMeeting: { roles: student, inPerson: true, object: byParamsId(visibleMeetings) },
  disputeAttendance: { roles: student, object: byParamsId(visibleMeetings) },
  getAttendanceSheet: { roles: staff, object: byParamsId(visibleMeetings) },
  saveAttendance: { roles: staff, object: byParamsId(visibleMeetings) },
  listAttendanceChanges: { roles: staff, object: byParamsId(visibleMeetings) },
  getStudentAttendance: { roles: everyone, object: byParamsId(visibleAttendees) },
  getStudentHome: { roles: student },
  setStudentGoal: { roles: student, inPerson: true },
  getParentHome: { roles: parent },
  getStudentReport: { roles: everyone, object: byParamsId(visibleAttendees) },
  getCalendarFeed: { roles: everyone },
  // A feed outlives the session in which it was made.
  createCalendarFeed: { roles: everyone, inPerson: true },
  removeCalendarFeed: { roles: everyone, inPerson: true },

  listNotices: { roles: everyone },
  // Whoever stands in for somebody neither reads nor chooses for them.
  markNoticesRead: { roles: everyone, inPerson: true },
  getNoticeChoices: { roles: everyone },
  updateNoticeChoices: { roles: everyone, inPerson: true },

  getMyThread: { roles: learner },
  listChatMessages: { roles: everyone, object: byParamsId(visibleChatThreads) },
  // Whoever stands in for somebody neither writes nor reads for them.
  sendMyChatMessage: { roles: learner, inPerson: true },
  sendChatMessage: { roles: staff, object: byParamsId(visibleChatThreads) },
  markChatRead: { roles: everyone, inPerson: true, object: byParamsId(visibleChatThreads) },
  listChatThreads: { roles: staff },
  countWaitingChats: { roles: staff },
  getChatThread: { roles: staff, object: byParamsId(visibleChatThreads) },
  updateChatThread: { roles: staff, object: byParamsId(visibleChatThreads) },
  reportChatMessage: { roles: staff, object: byParamsId(visibleChatMessages) },
  settleChatReport: { roles: admin, object: byParamsId(visibleChatMessages) },
  ...resourcePolicy('CannedAnswer', ownCannedAnswers, { read: staff, write: staff }),
  getCannedAnswer: { roles: staff, object: byParamsId(visibleCannedAnswers) },
  openChatThread: { roles: staff, object: { visible: visibleStudents, idInBody: ({ student: id }) => id } },

  getServerHealth: { roles: admin },
  listJobs: { roles: admin },
  retryJob: { roles: admin },
  removeJob: { roles: admin },

  listWhatsAppSessions: { roles: admin },
  connectWhatsAppSession: { roles: admin },
  getWhatsAppLink: { roles: admin },
  restartWhatsAppSession: { roles: admin },
  getMetadata: { roles: admin },
  updateMetadata: { roles: admin },
  removeMetadata: { roles: admin },
  sendWhatsAppText: { roles: admin },
  sendWhatsAppTextByStudentId: { roles: admin },
  sendWhatsAppTextByGroupIds: { roles: admin },
  sendMultipleWhatsAppMessages: { roles: admin },
  sendWhatsAppMedia: { roles: admin },
  previewWhatsApp: { roles: admin },
  listWhatsAppCampaigns: { roles: admin },
  getWhatsAppCampaign: { roles: admin, object: byParamsId(visibleWhatsAppCampaigns) },
  listWhatsAppMessages: { roles: admin, object: byParamsId(visibleWhatsAppCampaigns) },
  pauseWhatsAppCampaign: { roles: admin, object: byParamsId(visibleWhatsAppCampaigns) },
  resumeWhatsAppCampaign: { roles: admin, object: byParamsId(visibleWhatsAppCampaigns) },
  cancelWhatsAppCampaign: { roles: admin, object: byParamsId(visibleWhatsAppCampaigns) },
  settleWhatsAppMessage: { roles: admin, object: byParamsId(visibleWhatsAppMessages) },
  listWhatsAppAutomations: { roles: admin },
  updateWhatsAppAutomation: { roles: admin },
  getWhatsAppPreference: { roles: admin, object: byParamsId(visibleUsers) },
  updateWhatsAppPreference: { roles: admin, object: byParamsId(visibleUsers) },

  uploadFile: { roles: everyone },
  finishUpload: { roles: everyone, object: byParamsId(visibleUploads) },
  checkUpload: { roles: student },
  getFile: { roles: everyone, object: byParamsId(visibleFiles) },
  removeFile: { roles: everyone, object: byParamsId(visibleFiles) },

  lookUpWord: { roles: readers },
  translateText: { roles: readers },
  ...resourcePolicy('DictionaryImport', visibleDictionaryImports, { read: admin, write: admin }),
  addDictionaryEntries: { roles: admin, object: byParamsId(visibleDictionaryImports) },
  ...resourcePolicy('Word', visibleWords, { read: readers, write: readers }),
  reviewWord: { roles: readers, object: byParamsId(visibleWords) },
} as const satisfies { [Name in CallName]: Rule<Contract[Name]> };

/** Calls that need no session. */
export type OpenCall = { [Name in CallName]: (typeof policy)[Name] extends { open: true } ? Name : never }[CallName];
