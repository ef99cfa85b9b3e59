import {
  type AuditAction,
  byCallName,
  type CallName,
  type Contract,
  type ResourceName,
} from '@rubrica/api-client/contract';

/** Calls that change something. */
export type WritingCall = { [Name in CallName]: Contract[Name]['method'] extends 'GET' ? never : Name }[CallName];

/** The entry that a successful call writes, or why it writes none. */
type AuditRule =
  | {
      action: AuditAction;
      /** Entries that it may write besides, where it does more than one thing. */
      also?: readonly AuditAction[];
    }
  | { none: string };

function resourceAudit<Name extends ResourceName, Kind extends string>(name: Name, kind: Kind) {
  return byCallName(name, {
    create: { action: `${kind}.create` },
    update: { action: `${kind}.update` },
    remove: { action: `${kind}.remove` },
  } as const);
}

/** Why nothing is said of a person's own words. */
const ownWords = 'Words are one’s own, like notes in a book: nobody else sees or is affected by them.';

const notesAreOwn = 'Notes are for the person who writes them; nobody else sees them.';

/** What each writing call leaves in the audit log. A call without a line does not compile. */
export const auditPolicy = {
  login: { action: 'login', also: ['login.failed'] },
  logout: { action: 'logout' },
  forceLogin: { action: 'force-login' },
  endSession: { action: 'session.end' },
  register: { action: 'user.register' },
  updateMe: { action: 'user.update' },
  changePassword: { action: 'password.change' },
  sendOtp: { action: 'code.sent' },
  verifyOtp: { action: 'code.verified', also: ['code.failed'] },
  resetPassword: { action: 'password.reset' },
  adminResetPassword: { action: 'password.admin-reset' },
  checkAccountLink: { none: 'It only says what a link is for; creating and using one are audited.' },
  createFirstAdmin: { action: 'user.set-up' },
  setPasswordByLink: { action: 'password.set-by-link' },
  renewInvitation: { action: 'user.invite' },
  inviteUsers: { action: 'user.invite' },
  eraseUser: { action: 'user.erase' },
  approveRegistrations: { action: 'user.approve' },
  rejectRegistrations: { action: 'user.reject' },
  changeUsers: { action: 'user.update' },

  ...resourceAudit('User', 'user'),
  createUser: { action: 'user.create', also: ['user.invite'] },
  previewUserImport: { none: 'It changes nothing.' },
  createUserImport: { action: 'user-import.create', also: ['user.invite'] },
  undoUserImport: { action: 'user-import.undo' },
  updateUser: { action: 'user.update', also: ['parent.link', 'parent.unlink'] },
  createPairingCode: { none: 'A code alone links nobody; its use is audited.' },
  usePairingCode: { action: 'parent.link' },
  linkParent: { action: 'parent.link' },
  unlinkParent: { action: 'parent.unlink' },
  createStudentPairingCode: { action: 'code.pairing' },
  endUserSession: { action: 'session.end' },
  ...resourceAudit('StaffNote', 'staff-note'),
  ...resourceAudit('Group', 'group'),
  ...resourceAudit('Category', 'category'),
  ...resourceAudit('Level', 'level'),
  ...resourceAudit('Diploma', 'diploma'),
  orderCategories: { action: 'category.order' },
  orderLevels: { action: 'level.order' },
  orderDiplomas: { action: 'diploma.order' },

  ...resourceAudit('Question', 'question'),
  duplicateQuestion: { action: 'question.duplicate' },
  archiveQuestion: { action: 'question.archive' },
  unarchiveQuestion: { action: 'question.unarchive' },
  tagQuestions: { action: 'question.tag' },
  recordQuestionExport: { action: 'question.export' },
  renameTag: { action: 'tag.rename' },
  removeTag: { action: 'tag.remove' },
  previewPaper: { none: 'It changes nothing.' },
  importPaper: {
    action: 'paper.import',
    also: [
      'question.create',
      'question.update',
      'task.create',
      'task.update',
      'category.create',
      'level.create',
      'diploma.create',
    ],
  },
  createPublishToken: { action: 'publish-token.create' },
  removePublishToken: { action: 'publish-token.remove' },
  previewDraw: { none: 'It changes nothing.' },
  restoreQuestionVersion: { action: 'question.restore' },
  ...resourceAudit('LectureQuestion', 'lecture-question'),
  removeLectureQuestion: { action: 'lecture-question.remove', also: ['lecture-question.archive'] },
  answerStudentVideoQuestion: {
    none: 'The answer itself says whose try it is and when it came, and is never changed.',
  },
  saveLectureMarks: { action: 'marks.save', also: ['marks.overrule'] },
  ...resourceAudit('Task', 'task'),
  releaseTask: { action: 'attempt.release' },

  startTaskTaken: { none: 'The attempt itself says who started it and when.' },
  submitTaskTaken: { none: 'The attempt itself says when it was submitted, and only its student can do it.' },
  releaseTaskTaken: { action: 'attempt.release' },
  returnTaskTaken: { action: 'attempt.return' },
  importEmergencyFile: { action: 'attempt.import' },
  reportPresence: { none: 'It says that a page is open, every half a minute.' },
  recordPlay: { none: 'A count that serves the play limit, as frequent as playing.' },
  recordTake: { none: 'A count that serves the number of tries, with every recording.' },
  saveAnswer: { none: 'An answer is saved every few seconds, by its student alone, and counts its revisions.' },
  saveMarks: { action: 'marks.save', also: ['marks.overrule'] },
  updateDiplomaCourse: { action: 'diploma.course' },
  ...resourceAudit('Video', 'video'),
  ...resourceAudit('Pdf', 'pdf'),
  savePdfProgress: { none: 'Progress is saved every few seconds, by its reader alone.' },
  createPdfNote: { none: "A note is its writer's alone; nobody else sees or changes it." },
  updatePdfNote: { none: "A note is its writer's alone; nobody else sees or changes it." },
  removePdfNote: { none: "A note is its writer's alone; nobody else sees or changes it." },
  reportProgress: { none: 'A player reports every ten seconds; what is stored only grows, by what the clock allows.' },
  markNotUnderstood: { none: 'The mark itself says when it was made, and only its student can take it back.' },
  unmarkNotUnderstood: { none: 'Only the student who made the mark can take it back.' },
  createVideoNote: { none: notesAreOwn },
  updateVideoNote: { none: notesAreOwn },
  removeVideoNote: { none: notesAreOwn },
  ...resourceAudit('Book', 'book'),
  publishBook: { action: 'book.publish' },
  unpublishBook: { action: 'book.unpublish' },
  restoreBookVersion: { action: 'book.restore' },
  saveBookReading: {
    none: 'A reader reports every few seconds; what is stored says where they are and when they finished.',
  },
  checkBookAnswers: { none: 'Nothing is stored.' },
  measureWords: { none: 'It changes nothing.' },
  ...resourceAudit('Meeting', 'meeting'),
  updateMeetingSeries: { action: 'meeting-series.update' },
  cancelMeetingSeries: { action: 'meeting-series.cancel' },
  restoreMeetingSeries: { action: 'meeting-series.restore' },
  findMeetingConflicts: { none: 'It changes nothing.' },
  joinMeeting: { none: 'The attendance itself says when the student first joined, and staff confirm it.' },
  disputeAttendance: { action: 'attendance.dispute' },
  saveAttendance: { action: 'attendance.save' },
  createCalendarFeed: { action: 'calendar-feed.create' },
  removeCalendarFeed: { action: 'calendar-feed.remove' },
  markNoticesRead: { none: 'Notices are one’s own; the notice itself says when it was read.' },
  updateNoticeChoices: { none: 'Where one is told what is one’s own choice; nobody else is affected by it.' },
  sendMyChatMessage: { none: 'The message itself says who wrote it and when, and is never changed.' },
  sendChatMessage: { none: 'The message itself says who wrote it and when, and is never changed.' },
  markChatRead: { none: 'It says how far somebody has read; the mark is their own.' },
  updateChatThread: { action: 'chat.update' },
  reportChatMessage: { action: 'chat.report' },
  settleChatReport: { action: 'chat.settle-report' },
  ...resourceAudit('CannedAnswer', 'canned-answer'),
  openChatThread: { none: 'It makes an empty conversation; what is written into it says who wrote it.' },
  createReportFile: { action: 'report.request' },
  cancelReportFile: { action: 'report.cancel' },
  retryJob: { action: 'job.retry' },
  removeJob: { action: 'job.remove' },
  connectWhatsAppSession: { action: 'whatsapp.connect' },
  restartWhatsAppSession: { action: 'whatsapp.restart' },
  updateMetadata: { action: 'whatsapp.set-primary' },
  removeMetadata: { action: 'whatsapp.clear-primary' },
  sendWhatsAppText: { action: 'whatsapp.send' },
  sendWhatsAppTextByStudentId: { action: 'whatsapp.send' },
  sendWhatsAppTextByGroupIds: { action: 'whatsapp.send' },
  sendMultipleWhatsAppMessages: { action: 'whatsapp.send' },
  sendWhatsAppMedia: { action: 'whatsapp.send' },
  previewWhatsApp: { none: 'Nothing is stored.' },
  pauseWhatsAppCampaign: { action: 'whatsapp.pause' },
  resumeWhatsAppCampaign: { action: 'whatsapp.resume' },
  cancelWhatsAppCampaign: { action: 'whatsapp.cancel' },
  settleWhatsAppMessage: { action: 'whatsapp.settle' },
  updateWhatsAppAutomation: { action: 'whatsapp.automate' },
  updateWhatsAppPreference: { action: 'whatsapp.prefer' },
  checkUpload: { none: 'Nothing is stored.' },
  uploadFile: { none: 'The file itself says whose it is and when it came.' },
  finishUpload: { none: 'The file itself says whose it is and when it came.' },
  removeFile: { action: 'file.remove' },
  createDictionaryImport: { action: 'dictionary.import' },
  removeDictionaryImport: { action: 'dictionary.remove' },
  addDictionaryEntries: { none: 'They are the content of an import, whose beginning is audited.' },
  translateText: { none: 'It changes nothing.' },
  createWord: { none: ownWords },
  updateWord: { none: ownWords },
  removeWord: { none: ownWords },
  reviewWord: { none: ownWords },
  setStudentGoal: { none: 'A goal is one’s own: nobody else sees or is affected by it.' },
} as const satisfies { [Name in WritingCall]: AuditRule };

type AuditPolicy = typeof auditPolicy;

/** Calls that write an entry. */
export type AuditedCall = {
  [Name in WritingCall]: AuditPolicy[Name] extends { action: string } ? Name : never;
}[WritingCall];

/** The further entries that a call may write. */
export type FurtherAction<Name extends AuditedCall> = AuditPolicy[Name] extends {
  also: readonly (infer Action extends AuditAction)[];
}
  ? Action
  : never;
