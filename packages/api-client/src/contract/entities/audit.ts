import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';

/** Who did what to whom, when and from where. Append-only. */
export const auditEntrySchema = z.object({
  _id: idOf<'AuditEntry'>(),
  at: dateTime,
  actor: idOf<'User'>().nullable(),
  actorName: z.string(),
  /** The admin behind a forced login. */
  onBehalfOf: idOf<'User'>().nullable(),
  action: z.string(),
  object: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  ipAddress: z.string(),
});

/** What is added, changed and removed one by one. */
type WrittenKind =
  | 'user'
  | 'staff-note'
  | 'group'
  | 'category'
  | 'level'
  | 'diploma'
  | 'question'
  | 'lecture-question'
  | 'task'
  | 'video'
  | 'pdf'
  | 'book'
  | 'meeting'
  | 'canned-answer';

/**
 * What an entry says happened, as `{object}.{action}`. The three without an object, and `login.failed`, are as old as the log:
 * they keep their names, so that one filter finds old and new entries.
 */
export type AuditAction =
  | 'login'
  | 'login.failed'
  | 'logout'
  | 'force-login'
  | `${WrittenKind}.${'create' | 'update' | 'remove'}`
  | 'session.end'
  | `user.${'register' | 'set-up' | 'invite' | 'erase' | 'approve' | 'reject' | 'export'}`
  | `user-import.${'create' | 'undo'}`
  | `password.${'change' | 'reset' | 'admin-reset' | 'set-by-link'}`
  | `code.${'sent' | 'verified' | 'failed' | 'pairing'}`
  | 'account-link.create'
  | `parent.${'link' | 'unlink'}`
  | `${'category' | 'level' | 'diploma'}.order`
  | 'diploma.course'
  | `question.${'duplicate' | 'archive' | 'unarchive' | 'tag' | 'export' | 'restore'}`
  | `tag.${'rename' | 'remove'}`
  | `paper.${'import' | 'export'}`
  | `publish-token.${'create' | 'remove'}`
  | 'lecture-question.archive'
  | `attempt.${'release' | 'return' | 'import'}`
  | `marks.${'save' | 'overrule'}`
  | `book.${'publish' | 'unpublish' | 'restore' | 'export'}`
  | `file.${'remove' | 'sweep' | 'expire'}`
  | `dictionary.${'import' | 'remove'}`
  | `meeting-series.${'update' | 'cancel' | 'restore'}`
  | `attendance.${'save' | 'dispute'}`
  | `calendar-feed.${'create' | 'remove'}`
  | `chat.${'update' | 'report' | 'settle-report' | 'expire'}`
  | `report.${'request' | 'cancel' | 'export'}`
  | `job.${'retry' | 'remove'}`
  | `whatsapp.${'connect' | 'restart' | 'set-primary' | 'clear-primary' | 'prefer' | 'automate'}`
  | `whatsapp.${'send' | 'pause' | 'resume' | 'cancel' | 'settle'}`;

/** What older entries say, in place of `user.update` and `user.remove`. */
export type FormerAuditAction = 'user.role' | 'user.status';
