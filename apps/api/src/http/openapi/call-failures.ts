import {
  bodyLimitsOf,
  type Call,
  type CallName,
  contract,
  type Contract,
  type Failure,
} from '@rubrica/api-client/contract';
import { messagesFor } from '../../messages/messages-for.ts';
import { policy } from '../../policy/policy.ts';
import type { Rule } from '../../policy/rule.ts';
import {
  type AppError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  QuotaError,
  RateLimitedError,
  RecordingDeletedError,
  StartsWaitingError,
  StorageFullError,
  TooLargeError,
  TooManyValuesError,
  UnauthenticatedError,
  UnavailableError,
  UnfinishedQuestionsError,
  UnsupportedMediaError,
  ValidationError,
} from '../../services/errors/errors.ts';
import { maxSizeBytes, maxUploadSizeBytes, typeNames } from '../../services/files/accepted-types.ts';
import { databaseUnavailable, failureReply } from '../failures.ts';
import { fieldProblems } from '../field-problems.ts';
import { MalformedRequestError } from '../malformed-request-error.ts';
import { mediaTypes } from '../read-input.ts';
import { conflictCopies } from './conflict-copies.ts';

/** A failure of a call: its status, its code and a body as it is sent. */
export interface CallFailure {
  status: number;
  code: string;
  example: Failure;
}

const tooManyTries = new RateLimitedError(60);
const passwordsWaiting = new UnavailableError('passwords_waiting', { seconds: 9 });
const isDrawn = new ConflictError('question_is_drawn', { tasks: 2 });
const isErased = new ConflictError('account_erased', undefined);
const inUse = new ConflictError('in_use', { uses: 3, canArchive: true });
const inUseWithoutArchive = new ConflictError('in_use', { uses: 3, canArchive: false });

const deadLinks = (['link_unknown', 'link_expired', 'link_used', 'link_replaced'] as const).map(
  (code) => new ForbiddenError(code),
);

const taskRefusals = [
  new UnfinishedQuestionsError([
    {
      _id: '01890a5d-ac96-774b-bcce-b302099a8057',
      title: 'Reading 1',
      issues: [{ path: ['questions'], code: 'blocks-missing', message: 'Add at least one question.' }],
    },
  ]),
  new ValidationError({ questions: [{ code: 'no_points' }] }, 'task_without_points'),
  new ValidationError({ 'draws.0': [{ code: 'pool_small', limit: 3 }] }, 'draw_too_small'),
];

const whatsAppFailures = [
  new UnavailableError('whatsapp_unauthorized', undefined),
  new UnavailableError('whatsapp_limited', { seconds: 5 }),
  new UnavailableError('whatsapp_unavailable', undefined),
];
const whatsAppRefusals = [
  new NotFoundError(),
  new ConflictError('whatsapp_refused', { reason: 'The session is busy.' }),
  ...whatsAppFailures,
];

/** Somebody else's send has the id. */
const sendConflict = new ConflictError('conflict', undefined);
const sendOver = new ConflictError('send_over', undefined);

const unreadablePdf = [new ValidationError({ file: [{ code: 'pdf_password' }] })];

const unreadableSheet = [new ValidationError({ file: [{ code: 'sheet_broken' }] })];

const unreadablePaper = [new ValidationError({ file: [{ code: 'paper_too_large' }] })];

/** What the services refuse, besides what follows from the policy and the parts of a call. */
const refusals: Partial<Record<CallName, AppError[]>> = {
  login: [
    new UnauthenticatedError('login_failed'),
    new ForbiddenError('account_pending'),
    new ForbiddenError('account_disabled'),
    tooManyTries,
    passwordsWaiting,
  ],
  register: [tooManyTries],
  forceLogin: [new ForbiddenError('force_login_admin'), new ForbiddenError('force_login_inactive')],
  changePassword: [tooManyTries, passwordsWaiting],
  sendOtp: [tooManyTries],
  verifyOtp: [new ValidationError({}, 'otp_wrong'), tooManyTries],
  resetPassword: [new ForbiddenError('grant_missing'), tooManyTries],
  adminResetPassword: [new ConflictError('own_account', undefined), isErased],
  linkParent: [isErased],
  createStudentPairingCode: [isErased],
  createStaffNote: [isErased],
  openChatThread: [isErased],
  updateWhatsAppPreference: [isErased],
  checkAccountLink: [...deadLinks, tooManyTries],
  createFirstAdmin: [...deadLinks, tooManyTries],
  setPasswordByLink: [...deadLinks, tooManyTries],
  renewInvitation: [...deadLinks, tooManyTries],
  updateUser: [new ConflictError('own_account', undefined), new ConflictError('last_admin', undefined), isErased],
  eraseUser: [new ConflictError('own_account', undefined), new ConflictError('last_admin', undefined), isErased],
  removeUser: [new ConflictError('own_account', undefined), new ConflictError('last_admin', undefined)],
  previewUserImport: unreadableSheet,
  createUserImport: [
    ...unreadableSheet,
    new ConflictError('import_faulty', { rows: 7 }),
    new ConflictError('import_empty', undefined),
  ],
  undoUserImport: [new ConflictError('import_undone', undefined), new ConflictError('import_too_old', undefined)],
  previewPaper: unreadablePaper,
  importPaper: [
    ...unreadablePaper,
    new ConflictError('conflict', undefined),
    new ConflictError('question_is_set', { tasks: 2 }),
    isDrawn,
  ],
  usePairingCode: [new ValidationError({}, 'pairing_code_wrong'), tooManyTries],
  removeGroup: [inUse],
  removeCategory: [inUse],
  removeLevel: [inUse],
  removeDiploma: [inUse],
  updateQuestion: [new ConflictError('question_is_set', { tasks: 2 }), isDrawn],
  archiveQuestion: [isDrawn],
  tagQuestions: [isDrawn],
  removeTag: [inUseWithoutArchive],
  restoreQuestionVersion: [new ConflictError('question_is_set', { tasks: 2 }), isDrawn],
  renameTag: [new ConflictError('tag_taken', { questions: 12 })],
  removeQuestion: [inUse, isDrawn],
  answerStudentVideoQuestion: [
    new ConflictError('lecture_question_right', undefined),
    new ConflictError('tries_used_up', { maximum: 3 }),
  ],
  createTask: taskRefusals,
  updateTask: [...taskRefusals, new ConflictError('already_begun', { attempts: 2 })],
  removeTask: [new ConflictError('already_begun', { attempts: 2 }), inUse],
  startTaskTaken: [
    new ConflictError('task_without_attempts', undefined),
    new ConflictError('task_not_open', { openAt: '2026-09-01T07:00:00.000Z' }),
    new ConflictError('task_closed', undefined),
    new ConflictError('task_not_set', undefined),
    new ConflictError('attempts_used_up', { maximum: 1 }),
    new ConflictError('draw_too_small', undefined),
    new StartsWaitingError(12),
  ],
  releaseTaskTaken: [new ConflictError('attempt_not_open', undefined), new ConflictError('not_marked', { pending: 2 })],
  importEmergencyFile: [
    new ConflictError('attempt_not_open', undefined),
    new ValidationError({}, 'emergency_unreadable'),
    new ValidationError({}, 'emergency_version'),
    new ValidationError({}, 'emergency_other_attempt'),
  ],
  returnTaskTaken: [new ConflictError('attempt_not_open', undefined)],
  saveAnswer: [new ConflictError('attempt_closed', undefined)],
  recordPlay: [new ConflictError('attempt_closed', undefined)],
  recordTake: [new ConflictError('attempt_closed', undefined)],
  createReportFile: [new ConflictError('reports_waiting', { limit: 5 })],
  cancelReportFile: [new ConflictError('report_over', undefined)],
  retryJob: [new NotFoundError()],
  removeJob: [new NotFoundError()],
  listWhatsAppSessions: whatsAppFailures,
  connectWhatsAppSession: [...whatsAppRefusals, new UnavailableError('whatsapp_unknown', undefined)],
  getWhatsAppLink: whatsAppRefusals,
  restartWhatsAppSession: [...whatsAppRefusals, new UnavailableError('whatsapp_unknown', undefined)],
  updateMetadata: [new ValidationError({}, 'whatsapp_not_connected')],
  sendWhatsAppText: [sendConflict],
  sendWhatsAppTextByStudentId: [sendConflict],
  sendWhatsAppTextByGroupIds: [sendConflict],
  sendMultipleWhatsAppMessages: [sendConflict],
  sendWhatsAppMedia: [sendConflict],
  pauseWhatsAppCampaign: [new ConflictError('send_not_running', undefined)],
  resumeWhatsAppCampaign: [sendOver],
  cancelWhatsAppCampaign: [sendOver],
  settleWhatsAppMessage: [new ConflictError('message_not_settleable', undefined)],
  sendMyChatMessage: [new ConflictError('chat_blocked', undefined), tooManyTries],
  reportChatMessage: [new ConflictError('chat_own_side', undefined)],
  settleChatReport: [new ConflictError('chat_report_settled', undefined)],
  sendChatMessage: [
    new ConflictError('chat_not_whatsapp', undefined),
    new ConflictError('chat_number_unknown', undefined),
    tooManyTries,
  ],
  createWord: [new ConflictError('words_full', { limit: 5000 })],
  saveMarks: [new ConflictError('attempt_not_open', undefined), new ValidationError({}, 'released_unmarked')],
  updateMeeting: [new ConflictError('meeting_closed', undefined)],
  removeMeeting: [new ConflictError('meeting_begun', undefined)],
  joinMeeting: [new ConflictError('meeting_cancelled', undefined), new ConflictError('meeting_not_live', undefined)],
  disputeAttendance: [
    new ConflictError('meeting_not_ended', undefined),
    new ConflictError('attendance_not_set', undefined),
  ],
  saveAttendance: [
    new ConflictError('meeting_cancelled', undefined),
    new ConflictError('meeting_not_begun', undefined),
  ],
  uploadFile: [
    new QuotaError('user', { usedBytes: 4_990_000_000, allowedBytes: 5_000_000_000, sizeBytes: 20_000_000 }),
    new QuotaError('school', { usedBytes: 99_990_000_000, allowedBytes: 100_000_000_000, sizeBytes: 20_000_000 }),
    new UnsupportedMediaError('file', { found: 'ZIP', sent: 'application/zip', accepted: typeNames() }),
    new ValidationError({}, 'upload_damaged'),
  ],
  createPdf: unreadablePdf,
  updatePdf: unreadablePdf,
  removePdf: [inUseWithoutArchive],
  removeVideo: [inUseWithoutArchive],
  removeBook: [new ConflictError('book_published', undefined)],
  publishBook: [new ValidationError({ pages: [{ code: 'required' }] })],
  finishUpload: [
    new ConflictError('upload_unfinished', { missingBytes: 8_000_000 }),
    new ValidationError({}, 'upload_damaged'),
    new TooLargeError(maxSizeBytes.pdf),
    new UnsupportedMediaError('file', { found: 'ZIP', sent: 'video/mp4', accepted: typeNames('video') }),
  ],
  getFile: [new RecordingDeletedError(new Date('2026-03-01T03:17:00.000Z'), 'Africa/Cairo')],
  // Somebody else's, though the caller sees it.
  removeFile: [new ForbiddenError(), inUseWithoutArchive],
};

/** Returns the failures of a call, each with an example in English. */
export function failuresOf(name: CallName): CallFailure[] {
  const errors = [
    ...policyErrors(name),
    ...inputErrors(contract[name]),
    ...conflictErrors(name),
    ...(refusals[name] ?? []),
    ...(contract[name].method === 'GET' ? [] : [new StorageFullError()]),
    databaseUnavailable,
  ];
  return errors.map((error) => {
    const { status, body } = failureReply(error, messagesFor('en'), '');
    return { status, code: body.code, example: body };
  });
}

function policyErrors(name: CallName): AppError[] {
  const rules: { [Name in CallName]: Rule<Contract[Name]> } = policy;
  const rule = rules[name];
  if ('open' in rule) return [];
  return [
    new UnauthenticatedError(),
    ...(rule.roles.length < 4 ? [new ForbiddenError()] : []),
    ...(rule.beforeFirstLogin ? [] : [new ForbiddenError('first_login')]),
    ...(rule.inPerson ? [new ForbiddenError('forced_session')] : []),
    ...(rule.object ? [new NotFoundError()] : []),
  ];
}

function inputErrors(call: Call): (AppError | MalformedRequestError)[] {
  const { body, bodyKind, headers, query } = call;
  const limits = bodyLimitsOf(call);
  const invalid = (['body', 'query'] as const).flatMap((part) => {
    const schema = { body, query }[part];
    return schema ? [new ValidationError(invalidFields(schema))] : [];
  });
  return [
    ...(body || headers ? [new MalformedRequestError()] : []),
    ...(body ? [new TooLargeError(bodyKind === 'multipart' ? maxUploadSizeBytes : limits.bytes)] : []),
    ...(body && bodyKind !== 'multipart' ? [new TooManyValuesError(limits.values)] : []),
    ...(body ? [new UnsupportedMediaError('body', wrongBody(bodyKind))] : []),
    ...invalid.slice(0, 1),
  ];
}

function wrongBody(kind: Call['bodyKind']) {
  return { sent: 'text/plain', accepted: [mediaTypes[kind ?? 'json']] };
}

/** What a schema says against an input in which a field is missing, or the first one is of no kind it could be. */
function invalidFields(schema: NonNullable<Call['body'] | Call['query']>) {
  const missing = schema.safeParse({});
  if (!missing.success) return fieldProblems(missing.error);
  const fields = 'shape' in schema && typeof schema.shape === 'object' ? Object.keys(schema.shape ?? {}) : [];
  const wrong = schema.safeParse({ [fields[0] ?? '']: Symbol('wrong') });
  return wrong.success ? {} : fieldProblems(wrong.error);
}

function conflictErrors(name: CallName): AppError[] {
  const copies: Partial<Record<CallName, unknown>> = conflictCopies;
  return name in copies ? [new ConflictError('conflict', undefined, copies[name])] : [];
}
