import { eq } from 'drizzle-orm';
import { createAuth } from './auth/auth.ts';
import type { PasswordCost } from './auth/password-cost.ts';
import { createBackgroundTasks } from './background-tasks.ts';
import type { Clock } from './clock.ts';
import type { OpenDatabase } from './db/database.ts';
import { users } from './db/schema/people.ts';
import type { DiskSpace } from './disk-space.ts';
import { loadServerSecret } from './db/secret.ts';
import { consoleLog, type Log } from './log.ts';
import type { OfficeTime } from './office-hours.ts';
import { composeMail } from './mail/compose-mail.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/open-mailer.ts';
import type { BackupSettings } from './services/backups/backup-format.ts';
import { createAnswerSaves } from './services/answers/save-answers.ts';
import { createAttemptSubmits } from './services/attempts/submit-together.ts';
import type { AppContext } from './services/context.ts';
import { defaultSendRules, type SendRules } from './services/whatsapp/sends/send-rules.ts';
import type { WhatsApp } from './services/whatsapp/whatsapp.ts';
import { type Live, noLive } from './services/live/live.ts';
import type { Files } from './services/files/file-storage.ts';
import { createRateLimiter } from './services/rate-limiter.ts';
import { createSessionSync } from './services/whatsapp/session-sync.ts';
import { checkHeads } from './services/uploads/check-head.ts';
import { findTusUpload } from './services/uploads/find-upload.ts';
import { createUploadLocks } from './services/uploads/upload-locks.ts';

interface AppContextOptions {
  database: Pick<OpenDatabase, 'db' | 'locks'>;
  clock: Clock;
  mailer: Mailer;
  files: Files;
  disk: DiskSpace;
  jobs: Jobs;
  /** Nobody is told when absent. */
  live?: Live;
  /** The process's output when absent. */
  log?: Log;
  registration: AppContext['registration'];
  translator?: AppContext['translator'];
  /** The provider, and what encrypts the keys of its sessions. */
  whatsApp?: Pick<WhatsApp, 'provider' | 'seal'> | null;
  /** The usual ones where absent. */
  sendRules?: Partial<SendRules>;
  /** Where people reach the platform. */
  origin: string;
  timeZone: string;
  lateAfterMinutes: number;
  /** Recordings are kept when absent. */
  recordingsDays?: number | undefined;
  /** Messages are kept when absent. */
  chatDays?: number | undefined;
  officeHours?: readonly OfficeTime[] | undefined;
  /** None are made daily when absent. */
  backups?: BackupSettings | null;
  /** None is kept when absent. */
  erasedList?: AppContext['erasedList'];
  /** One when absent. */
  workers?: number;
  /** Of new passwords' hashes; the recommended one when absent. */
  passwordCost?: PasswordCost;
}

/** Creates what all requests share. */
export async function createAppContext({
  database: { db, locks },
  clock,
  mailer,
  files,
  disk,
  jobs,
  live = noLive,
  log = consoleLog,
  registration,
  translator = null,
  whatsApp = null,
  sendRules = {},
  origin,
  timeZone,
  lateAfterMinutes,
  recordingsDays,
  chatDays,
  officeHours,
  backups = null,
  erasedList = null,
  workers = 1,
  passwordCost,
}: AppContextOptions): Promise<AppContext> {
  const secret = await loadServerSecret(db);
  const background = createBackgroundTasks(log);
  const sendOtp = async (email: string, code: string) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (user && user.status !== 'disabled') await mailer.send(composeMail(user, (text) => text.otp(code)));
  };
  const auth = createAuth({ db, secret, background, passwordCost, sendOtp });
  const uploads = files.openUploads((id) => findTusUpload(db, id));
  checkHeads(db, uploads);
  return {
    db,
    clock,
    answerSaves: createAnswerSaves({ db, clock, timeZone }),
    attemptSubmits: createAttemptSubmits({ db, clock, timeZone }),
    mailer,
    files,
    uploads,
    uploadLocks: createUploadLocks(locks),
    disk,
    jobs,
    live,
    log,
    background,
    auth,
    rateLimiter: createRateLimiter(db),
    translator,
    whatsApp: whatsApp && { ...whatsApp, sync: createSessionSync({ db, clock, live, ...whatsApp }) },
    sendRules: { ...defaultSendRules, ...sendRules },
    origin: origin.replace(/\/$/u, ''),
    timeZone,
    lateAfterMinutes,
    recordingsDays: recordingsDays ?? null,
    chatDays: chatDays ?? null,
    officeHours: officeHours ?? null,
    backups,
    erasedList,
    workers,
    registration,
    secret,
  };
}
