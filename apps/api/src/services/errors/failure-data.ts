/** What is stored, what may be stored, and what was to be stored besides. */
interface QuotaUse {
  usedBytes: number;
  allowedBytes: number;
  sizeBytes: number;
}

/** Media types: what the content is and what it was sent as, each empty if unknown, and what is accepted. */
interface MediaMismatch {
  found?: string;
  sent: string;
  accepted: readonly string[];
}

/** The codes of all failures, each with the values that its message contains. */
export interface FailureData {
  not_found: undefined;
  recording_deleted: { deletedAt: Date; timeZone: string };
  forbidden: undefined;
  first_login: undefined;
  forced_session: undefined;
  unauthenticated: undefined;
  login_failed: undefined;
  account_pending: undefined;
  account_disabled: undefined;
  grant_missing: undefined;
  link_unknown: undefined;
  link_expired: undefined;
  link_used: undefined;
  link_replaced: undefined;
  otp_wrong: undefined;
  force_login_admin: undefined;
  force_login_inactive: undefined;
  pairing_code_wrong: undefined;
  conflict: undefined;
  last_admin: undefined;
  own_account: undefined;
  account_erased: undefined;
  book_published: undefined;
  in_use: { uses: number; canArchive: boolean };
  attempt_closed: undefined;
  attempt_not_open: undefined;
  emergency_unreadable: undefined;
  emergency_version: undefined;
  emergency_other_attempt: undefined;
  task_without_attempts: undefined;
  attempts_used_up: { maximum: number };
  task_not_open: { openAt: string | null };
  task_closed: undefined;
  task_not_set: undefined;
  not_marked: { pending: number };
  not_released: undefined;
  released_unmarked: undefined;
  dictionary_off: undefined;
  words_full: { limit: number };
  already_begun: { attempts: number };
  questions_unfinished: { questions: number };
  task_without_points: undefined;
  lecture_question_right: undefined;
  tries_used_up: { maximum: number };
  question_is_set: { tasks: number };
  tag_taken: { questions: number };
  question_is_drawn: { tasks: number };
  draw_too_small: undefined;
  meeting_cancelled: undefined;
  meeting_not_live: undefined;
  meeting_not_begun: undefined;
  meeting_not_ended: undefined;
  meeting_begun: undefined;
  meeting_closed: undefined;
  attendance_not_set: undefined;
  import_faulty: { rows: number };
  import_empty: undefined;
  import_undone: undefined;
  import_too_old: undefined;
  report_too_long: { rows: number; limit: number };
  reports_waiting: { limit: number };
  report_over: undefined;
  report_not_ready: undefined;
  report_expired: undefined;
  whatsapp_not_connected: undefined;
  whatsapp_refused: { reason: string };
  whatsapp_unauthorized: undefined;
  whatsapp_limited: { seconds: number };
  whatsapp_unavailable: undefined;
  whatsapp_unknown: undefined;
  send_over: undefined;
  send_not_running: undefined;
  message_not_settleable: undefined;
  chat_blocked: undefined;
  chat_not_whatsapp: undefined;
  chat_number_unknown: undefined;
  chat_own_side: undefined;
  chat_report_settled: undefined;
  invalid: undefined;
  malformed: undefined;
  too_large: { limitBytes: number };
  too_many_values: { limit: number };
  user_quota: QuotaUse;
  school_quota: QuotaUse;
  unsupported_media: MediaMismatch;
  unsupported_body: MediaMismatch;
  upload_offset: undefined;
  upload_unfinished: { missingBytes: number };
  upload_damaged: undefined;
  storage_full: undefined;
  database_unavailable: { seconds: number };
  rate_limited: { seconds: number };
  starts_waiting: { seconds: number };
  passwords_waiting: { seconds: number };
  internal: { requestId: string };
}

/** The code of a failure, as it is sent. */
export type FailureCode = keyof FailureData;

/** Codes whose message contains no values. */
export type PlainCode = { [Code in FailureCode]: FailureData[Code] extends undefined ? Code : never }[FailureCode];

/** A validation error of one field, as a code that is translated when it is sent. */
export type FieldProblem =
  | { code: 'required' | 'email' | 'phone' | 'moment' | 'choice' | 'whole_number' | 'format' | 'html' }
  | { code: 'taken' | 'common_password' | 'wrong_password' | 'same_password' | 'unknown' }
  | {
      code:
        | 'not_a_student'
        | 'not_a_parent'
        | 'not_an_assistant'
        | 'order_of_times'
        | 'key_not_allowed'
        | 'above_maximum'
        | 'archived'
        | 'not_published'
        | 'no_points'
        | 'not_a_pdf'
        | 'pdf_broken'
        | 'pdf_password'
        | 'not_speaking'
        | 'linked_video'
        | 'end_before_start'
        | 'no_meeting'
        | 'all_skipped'
        | 'not_staff'
        | 'wrong_name'
        | 'sheet_broken'
        | 'sheet_locked'
        | 'sheet_empty'
        | 'sheet_too_large'
        | 'column_twice'
        | 'pool_shared'
        | 'not_for_chat'
        | 'placeholder_task'
        | 'placeholder_due'
        | 'not_for_whatsapp'
        | 'no_recipients'
        | 'paper_too_large'
        | 'paper_newer';
    }
  | { code: 'sheet_quote'; line: number }
  | {
      code:
        | 'unknown_placeholder'
        | 'paper_broken'
        | 'paper_media'
        | 'paper_files_missing'
        | 'paper_files_type'
        | 'paper_files_large';
      names: string;
    }
  | {
      code:
        | 'pool_small'
        | 'text_min'
        | 'text_max'
        | 'number_min'
        | 'number_max'
        | 'list_max'
        | 'list_min'
        | 'hours_max'
        | 'days_max'
        | 'sheet_rows'
        | 'megabytes_max';
      limit: number;
    };

/** Validation errors by field path, such as `students.0`. */
export type FieldProblems = Record<string, FieldProblem[]>;
