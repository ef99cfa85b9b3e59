import type { Answer, Language, TaskTaken } from '@rubrica/api-client/contract';
import type { Auth } from '../auth/auth.ts';
import type { Batcher } from '../batcher.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { DiskSpace } from '../disk-space.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { OfficeTime } from '../office-hours.ts';
import type { Mailer } from '../mail/open-mailer.ts';
import type { Messages } from '../messages/messages.ts';
import type { BackupSettings } from './backups/backup-format.ts';
import type { AnswerSave } from './answers/answer-save.ts';
import type { AttemptSubmit } from './attempts/attempt-submit.ts';
import type { Caller } from './caller.ts';
import type { Translator } from './dictionary/translator.ts';
import type { ErasedList } from './erasure/erased-list.ts';
import type { Files } from './files/file-storage.ts';
import type { Live } from './live/live.ts';
import type { UploadLocks } from './uploads/upload-locks.ts';
import type { UploadStore } from './uploads/upload-store.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SendRules } from './whatsapp/sends/send-rules.ts';
import type { WhatsApp } from './whatsapp/whatsapp.ts';

/** What all requests share. */
export interface AppContext {
  db: Database;
  clock: Clock;
  /** Writes the saves that arrive at the same time together. */
  answerSaves: Batcher<AnswerSave, Answer>;
  /** Submits the attempts that are submitted at the same time together. */
  attemptSubmits: Batcher<AttemptSubmit, TaskTaken>;
  auth: Auth;
  mailer: Mailer;
  background: BackgroundTasks;
  /** Work that is done after a request, at a time, or by another server. */
  jobs: Jobs;
  /** Tells open pages what changed. */
  live: Live;
  log: Log;
  files: Files;
  /** Large files that arrive in pieces. */
  uploads: UploadStore;
  uploadLocks: UploadLocks;
  disk: DiskSpace;
  rateLimiter: RateLimiter;
  /** Translates texts; null where the school has set up no server for it. */
  translator: Translator | null;
  /** Null where the school has set up no account for it. */
  whatsApp: WhatsApp | null;
  /** How fast, when and to whom WhatsApp messages are sent. */
  sendRules: SendRules;
  /** Signs file links; the same on all servers of one database. */
  secret: string;
  /** Where people reach the platform, without a slash at the end, for links in mail. */
  origin: string;
  /** The school's time zone, an IANA name: its clock says what time and month a meeting has. */
  timeZone: string;
  /** How many minutes after its start somebody who joins a meeting is late. */
  lateAfterMinutes: number;
  /** How many days after an attempt was handed in its recordings are deleted, once it is marked; null keeps them. */
  recordingsDays: number | null;
  /** How many days messages are kept; null keeps them. */
  chatDays: number | null;
  /** When staff answer messages; null where the school says nothing of it. */
  officeHours: readonly OfficeTime[] | null;
  /** What is backed up daily; null where the database backs itself up. */
  backups: BackupSettings | null;
  /** Names those who were erased, beside the database; null where no erasure has to outlive it. */
  erasedList: ErasedList | null;
  /** How many processes the server is. */
  workers: number;
  /** Whether new students need an admin's approval. */
  registration: 'approve' | 'open';
}

/** The single-use grant to set a new password, stored by the client where scripts cannot read it. */
export interface PasswordResetGrant {
  read: () => string | undefined;
  set: (grant: string, maxAgeSeconds: number) => void;
  clear: () => void;
}

/** The token that identifies a device which has signed in before, stored by the client where scripts cannot read it. */
export interface DeviceToken {
  read: () => string | undefined;
  set: (token: string, maxAgeSeconds: number) => void;
}

/** The context of one request. */
export interface ServiceContext extends AppContext {
  caller: Caller | null;
  client: { ipAddress: string; userAgent: string };
  language: Language;
  /** Texts in the caller's language. */
  messages: Messages;
  grant: PasswordResetGrant;
  device: DeviceToken;
  /** The id that the object which the call creates is to get (the `Idempotency-Key`); the server makes one where there is none. */
  newId?: string | undefined;
  /** The session token of the request. */
  token: string | undefined;
}

/** The context of a request with a session. */
export interface SignedInContext extends ServiceContext {
  caller: Caller;
}
