import type { Call } from './call.ts';
import { accountLinkCalls } from './calls/account-links.ts';
import { accountCalls } from './calls/account.ts';
import { answerCalls } from './calls/answers.ts';
import { auditLogCalls } from './calls/audit-log.ts';
import { bookCalls } from './calls/books.ts';
import { chatCalls } from './calls/chat.ts';
import { childrenCalls } from './calls/children.ts';
import { courseCalls } from './calls/courses.ts';
import { fileCalls } from './calls/files.ts';
import { homeCalls } from './calls/home.ts';
import { inboxCalls } from './calls/inbox.ts';
import { healthCalls } from './calls/health.ts';
import { jobCalls } from './calls/jobs.ts';
import { lectureCalls } from './calls/lectures.ts';
import { lectureQuestionCalls } from './calls/lecture-questions.ts';
import { meetingCalls } from './calls/meetings.ts';
import { namedCalls } from './calls/named.ts';
import { noticeCalls } from './calls/notices.ts';
import { paperCalls } from './calls/papers.ts';
import { passwordCalls } from './calls/passwords.ts';
import { pdfCalls } from './calls/pdfs.ts';
import { personCalls } from './calls/persons.ts';
import { questionBankCalls } from './calls/question-bank.ts';
import { questionCalls } from './calls/questions.ts';
import { sessionCalls } from './calls/sessions.ts';
import { reportCalls } from './calls/reports.ts';
import { staffHomeCalls } from './calls/staff-home.ts';
import { taskTakenCalls } from './calls/task-takens.ts';
import { assignedTaskCalls, taskCalls } from './calls/tasks.ts';
import { userImportCalls } from './calls/user-imports.ts';
import { userCalls } from './calls/users.ts';
import { videoCalls } from './calls/videos.ts';
import { whatsAppCalls } from './calls/whatsapp.ts';
import { whatsAppSendCalls } from './calls/whatsapp-sends.ts';
import { wordCalls } from './calls/words.ts';

/** The calls, by name. Put together from named parts: written out, the type would be longer than a declaration file may be. */
export type Contract = typeof sessionCalls &
  typeof accountCalls &
  typeof passwordCalls &
  typeof accountLinkCalls &
  typeof userCalls &
  typeof userImportCalls &
  typeof paperCalls &
  typeof childrenCalls &
  typeof chatCalls &
  typeof inboxCalls &
  typeof personCalls &
  typeof reportCalls &
  typeof staffHomeCalls &
  typeof namedCalls &
  typeof auditLogCalls &
  typeof questionCalls &
  typeof questionBankCalls &
  typeof lectureQuestionCalls &
  typeof taskCalls &
  typeof assignedTaskCalls &
  typeof taskTakenCalls &
  typeof answerCalls &
  typeof fileCalls &
  typeof videoCalls &
  typeof courseCalls &
  typeof pdfCalls &
  typeof bookCalls &
  typeof wordCalls &
  typeof lectureCalls &
  typeof meetingCalls &
  typeof noticeCalls &
  typeof healthCalls &
  typeof jobCalls &
  typeof whatsAppCalls &
  typeof whatsAppSendCalls &
  typeof homeCalls;

/** Every call between a client and the server, by name. The server, the client and the API description are made from it. */
export const contract: Contract = {
  ...sessionCalls,
  ...accountCalls,
  ...passwordCalls,
  ...accountLinkCalls,
  ...userCalls,
  ...userImportCalls,
  ...paperCalls,
  ...childrenCalls,
  ...chatCalls,
  ...inboxCalls,
  ...personCalls,
  ...reportCalls,
  ...staffHomeCalls,
  ...namedCalls,
  ...auditLogCalls,
  ...questionCalls,
  ...questionBankCalls,
  ...lectureQuestionCalls,
  ...taskCalls,
  ...assignedTaskCalls,
  ...taskTakenCalls,
  ...answerCalls,
  ...fileCalls,
  ...videoCalls,
  ...courseCalls,
  ...pdfCalls,
  ...bookCalls,
  ...wordCalls,
  ...lectureCalls,
  ...meetingCalls,
  ...noticeCalls,
  ...healthCalls,
  ...jobCalls,
  ...whatsAppCalls,
  ...whatsAppSendCalls,
  ...homeCalls,
} satisfies Record<string, Call>;

/** A call's name. */
export type CallName = keyof Contract;

/** Calls that declare the server's copy they answer with where two saves meet. */
export type ConflictCallName = {
  [Name in CallName]: Contract[Name] extends { conflict: unknown } ? Name : never;
}[CallName];

export { clipIntervals, coveredMs, covers, type Interval, mergeIntervals, subtractIntervals } from './intervals.ts';
export { wellFormed } from './well-formed.ts';
export { bodyLimitsOf } from './call.ts';
export type {
  BodyLimits,
  Call,
  CallArguments,
  CallConflict,
  CallInput,
  CallRefusal,
  CallReply,
  Method,
  RefusalCode,
} from './call.ts';
export type { LoginReply } from './entities/session.ts';
export type { Answer, MarkingSheet, ReviewSheet, TaskTaken } from './entities/attempt.ts';
export {
  emergencyContentSchema,
  emergencyEncryption,
  emergencyKeySchema,
  emergencyVersion,
} from './entities/emergency-file.ts';
export type { EmergencyContent, EmergencyImport, EmergencyKey } from './entities/emergency-file.ts';
export { chatLimits } from './entities/chat.ts';
export { inboxStates } from './entities/inbox.ts';
export type { CannedAnswer, InboxState, InboxThread, OpenInboxThread, StudentFacts } from './entities/inbox.ts';
export type {
  ChatAttachment,
  ChatAttachmentProblem,
  ChatChannel,
  ChatMessage,
  ChatReportOutcome,
  ChatPage,
  ChatSide,
  ChatThread,
  MyThread,
  Office,
} from './entities/chat.ts';
export {
  bookContentSchema,
  cefrLevels,
  longestBookPage,
  mostBookPages,
  mostMeasuredWords,
  mostSecondsRead,
} from './entities/book.ts';
export type {
  Book,
  BookContent,
  BookPage,
  BookQuestion,
  BookReader,
  BookReading,
  BookSummary,
  BookVersion,
  CefrLevel,
  StudentBook,
  StudentBookSummary,
} from './entities/book.ts';
export type { AuditAction, FormerAuditAction } from './entities/audit.ts';
export type { Course, CourseBody, DiplomaCourse } from './entities/course.ts';
export { fileKindSchema } from './entities/file.ts';
export type { FileKind, StoredFile } from './entities/file.ts';
export type { Lecture, LectureStudent, LectureSummary, VideoNote, VideoStatistics } from './entities/lecture.ts';
export type {
  AttemptLeft,
  HomeChild,
  HomeResult,
  NextThing,
  ParentHome,
  SkillTrend,
  StudentHome,
  StudentReport,
  WeekItem,
} from './entities/home.ts';
export type { Group, Named, NamedName } from './entities/named.ts';
export { attendanceStatuses } from './entities/meeting.ts';
export type {
  AttendanceChange,
  AttendanceLine,
  AttendanceStatus,
  CalendarMeeting,
  Meeting,
  MeetingConflict,
  MeetingState,
  StudentAttendance,
  WeeklyRule,
} from './entities/meeting.ts';
export type { HealthState, ServerHealth } from './entities/server-health.ts';
export { jobFailureReasons, jobNames } from './entities/job.ts';
export type { FailedJob, JobFailureReason, JobName, OpenJob, ScheduledJob } from './entities/job.ts';
export { jobNameMessages } from './job-texts.ts';
export { noticeText } from './notice-texts.ts';
export { reportTexts } from './report-texts.ts';
export { noticeKinds } from './notice-kinds.ts';
export type { NoticeKind } from './notice-kinds.ts';
export { digestSchema, noticeAboutSchemas, noticeChannelSchema, noticeSchema } from './entities/notice.ts';
export type { Digest, Notice, NoticeAbout, NoticeChannel, NoticeContent } from './entities/notice.ts';
export { markComponents } from './entities/person.ts';
export type { AssistantPage, MarkComponent, StaffNote, StudentPage } from './entities/person.ts';
export type { AttendanceReport, ItemsReport, MarksReport, ProgressReport } from './entities/report.ts';
export { mostStreamedRows, reportNames, type ReportFile, type ReportName } from './entities/report-file.ts';
export type { AdminHome, AssistantHome, HomeMeeting } from './entities/staff-home.ts';
export type { HighlightColour, Pdf, PdfNote, PdfProgress, PdfReader } from './entities/pdf.ts';
export { outcomeOf, tryState } from './lecture-outcome.ts';
export { lectureQuestionTypes } from './entities/lecture-question.ts';
export type {
  AnsweredLectureQuestion,
  LectureAnswer,
  LectureOutcome,
  LectureQuestion,
  LectureQuestionSummary,
  StudentVideoQuestion,
  TaskLecture,
  TaskLectures,
} from './entities/lecture-question.ts';
export type { ItemStatistics, QuestionTime, Statistics } from './entities/item-statistics.ts';
export type { QuestionFolder, QuestionTag, QuestionUses, QuestionVersion } from './entities/question-bank.ts';
export type { DrawPool, QuestionDraw } from './entities/question-draw.ts';
export type {
  AttemptQuestion,
  QuestionSummary,
  StoredQuestion,
  UnfinishedQuestion,
  WrittenException,
} from './entities/question.ts';
export type { AssignedTask, AttemptStatus, Task, VideoPrompt } from './entities/task.ts';
export { emailSchema, personNameSchema, roles } from './entities/user.ts';
export type { Child, Language, Role, UnchangeableReason, User, UserChange } from './entities/user.ts';
export type {
  CellProblem,
  CellProblemCode,
  CellProblemOf,
  ImportProblem,
  KeptReason,
} from './entities/import-problem.ts';
export { publishTokenDays } from './entities/paper.ts';
export type { ImportedQuestion, PaperDifference, PaperImport, PublishToken } from './entities/paper.ts';
export { importFields } from './entities/user-import.ts';
export type { ImportField, ImportRow, UserImport, UserImportPreview } from './entities/user-import.ts';
export type { Captions, Video, VideoSummary } from './entities/video.ts';
export type { WhatsAppLink, WhatsAppSession, WhatsAppSessions } from './entities/whatsapp.ts';
export { longestWhatsAppText, whatsAppAutomationKinds, whatsAppMessageStates } from './entities/whatsapp-sends.ts';
export type {
  WhatsAppAudience,
  WhatsAppAutomationKind,
  WhatsAppAutomations,
  WhatsAppCampaign,
  WhatsAppMessage,
  WhatsAppMessageFailure,
  WhatsAppMessageState,
  WhatsAppPreference,
  WhatsAppPreview,
  WhatsAppTexts,
  WhatsAppUnreachableReason,
  WhatsAppWait,
} from './entities/whatsapp-sends.ts';
export type { DictionaryEntry, DictionaryImport, Word } from './entities/word.ts';
export { clientEvents, presentIntervalMs } from './events/client-events.ts';
export type { ClientEventName, ClientEventPayload, ClientEventReply } from './events/client-events.ts';
export { handshakeRefusals, handshakeSchema } from './events/handshake.ts';
export type { HandshakeRefusal } from './events/handshake.ts';
export { serverEvents } from './events/server-events.ts';
export type { PresentPerson, ServerEventData, ServerEventName } from './events/server-events.ts';
export type { PresenceTopic, Topic, Watch, WatchOf, Work } from './events/topics.ts';
export type {
  AnswerId,
  AttendanceChangeId,
  AuditEntryId,
  BookId,
  CategoryId,
  CannedAnswerId,
  ChatMessageId,
  ChatThreadId,
  DictionaryImportId,
  DiplomaId,
  FileId,
  GroupId,
  LectureAnswerId,
  LectureQuestionId,
  LevelId,
  MeetingId,
  MeetingSeriesId,
  NamedId,
  JobId,
  NoticeId,
  ObjectName,
  PdfId,
  PdfNoteId,
  QuestionId,
  SessionId,
  StaffNoteId,
  TagId,
  TaskId,
  TaskTakenId,
  UploadId,
  UserId,
  UserImportId,
  PublishTokenId,
  ReportFileId,
  VideoId,
  VideoMomentId,
  VideoNoteId,
  WhatsAppCampaignId,
  WhatsAppMessageId,
  WordId,
} from './ids.ts';
export { byCallName, resources, operationsOf } from './resources.ts';
export type { ByCallName, ResourceCallName, ResourceName, ResourceOperation, OperationOf } from './resources.ts';
export { failureSchema } from './shapes.ts';
export type { Failure } from './shapes.ts';
