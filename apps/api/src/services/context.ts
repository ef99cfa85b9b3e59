import type { Language } from '@rubrica/api-client/contract';
import type { Auth } from '../auth/auth.ts';
import type { Background } from '../background.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Messages } from '../messages/messages.ts';
import type { Caller } from './caller.ts';
import type { Files } from './files/file-storage.ts';
import type { Limits } from './limits/limits.ts';

/** What the whole server shares. */
export interface App {
  db: Database;
  clock: Clock;
  auth: Auth;
  mail: Mailer;
  background: Background;
  files: Files;
  limits: Limits;
  /** The key for what this server signs, the same on every server of one database. */
  secret: string;
  /** Whether a new student waits for an admin's approval. */
  registration: 'approve' | 'open';
}

/** The single-use permission to set a new password, kept by the client where no script can read it. */
export interface PasswordResetGrant {
  read: () => string | undefined;
  set: (grant: string, seconds: number) => void;
  clear: () => void;
}

/** One request: what the server shares, and what this caller brought. */
export interface ServiceContext extends App {
  caller: Caller | null;
  from: { ipAddress: string; userAgent: string };
  language: Language;
  /** Texts in the caller's language. */
  messages: Messages;
  grant: PasswordResetGrant;
  /** The session token the caller brought. */
  token: string | undefined;
}

/** A request of somebody who is signed in. */
export interface SignedInContext extends ServiceContext {
  caller: Caller;
}
