import type { SessionId, UserId } from '@rubrica/api-client/contract';
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { Database } from '../db/database.ts';
import { accounts, type verifications } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import type { PasswordCost } from './password-cost.ts';
import { countWaitingPasswords, inTurnOfLogins, withPasswordsOf } from './passwords.ts';

/** The client of a request. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
}

/** A forced login: the admin, the session they opened it from, with which it ends, and its own end. */
export interface ForcedLogin {
  by: UserId;
  session: SessionId;
  until: Date;
}

/** A grant to set a new password. */
export interface ResetGrant {
  id: (typeof verifications.$inferSelect)['id'];
  userId: UserId;
}

/** Authentication: passwords, sessions, codes and grants. */
export interface Auth {
  /**
   * Checks email and password and opens a session. Returns null if they are wrong, in the same time for an unknown email.
   *
   * @throws {ForbiddenError} if the account is pending or disabled
   */
  signIn: (email: string, password: string, from: ClientInfo) => Promise<{ token: string; userId: UserId } | null>;
  /** Opens a session without a password, for a user who has been verified or, with `forced`, for an admin in their name. */
  openSession: (userId: UserId, from: ClientInfo, forced?: ForcedLogin) => Promise<{ token: string }>;
  endSession: (token: string) => Promise<void>;
  isPassword: (userId: UserId, password: string) => Promise<boolean>;
  /** Returns the hash of a new password, which `storePassword` or a new user's account row takes. */
  hashPassword: (password: string) => Promise<string>;
  /** Runs work whose passwords wait in the line of a client's network, so that one who sends many holds up nobody else. */
  inLineOf: <Result>(network: string, work: () => Result) => Result;
  /** Does a login once it is its turn. @throws {UnavailableError} where it would wait too long */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** How many passwords wait to be compared or hashed. */
  countWaiting: () => number;
  /** Emails a code if the user exists. Does not reveal whether they do. */
  sendOtp: (email: string) => Promise<void>;
  /** Returns whether this is the emailed code, which can be used once. Wrong, expired and missing codes look the same. */
  verifyOtp: (email: string, otp: string) => Promise<boolean>;
  /** Creates a single-use grant to set a new password. */
  createResetGrant: (userId: UserId, until: Date) => Promise<string>;
  /** Returns a grant, or null if it does not exist, was used or has expired. A new password of its user uses it up. */
  findResetGrant: (grant: string) => Promise<ResetGrant | null>;
}

interface AuthOptions {
  db: Database;
  secret: string;
  background: BackgroundTasks;
  /** Of new hashes; the recommended one when absent. */
  passwordCost?: PasswordCost | undefined;
  sendOtp: (email: string, code: string) => Promise<void>;
}

/** Creates the authentication. The engine is loaded on first use, so that the server starts faster. */
export function createAuth(options: AuthOptions): Auth {
  const { db } = options;
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createEngine } = await import('./engine.ts');
    const engine = createEngine(options);
    return { engine, context: await engine.$context };
  };
  const loaded = () => (loading ??= load());

  return {
    signIn: async (email, password, from) => {
      const { engine, context } = await loaded();
      try {
        const hash = await selectHash(db, email);
        const { token, user } = await engine.api.signInEmail({ body: { email, password }, headers: headersOf(from) });
        if ((await selectSettledHash(db, email)) === hash) return { token, userId: user.id };
        // The password changed after it was checked, perhaps before this session was stored, so that it was not ended with the others.
        await context.internalAdapter.deleteSession(token);
        return null;
      } catch (error) {
        if (errorCodeOf(error) === 'INVALID_EMAIL_OR_PASSWORD') return null;
        throw error;
      }
    },
    openSession: async (userId, from, forced) => {
      const { context } = await loaded();
      const session = forced
        ? await context.internalAdapter.createSession(
            userId,
            true,
            { ...from, forcedBy: forced.by, forcedBySession: forced.session, expiresAt: forced.until },
            true,
          )
        : await context.internalAdapter.createSession(userId, false, { ...from });
      return { token: session.token };
    },
    endSession: async (token) => (await loaded()).context.internalAdapter.deleteSession(token),
    isPassword: async (userId, password) => {
      const { context } = await loaded();
      const found = await context.internalAdapter.findAccounts(userId);
      const hash = found.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && context.password.verify({ password, hash });
    },
    hashPassword: async (password) => (await loaded()).context.password.hash(password),
    inLineOf: withPasswordsOf,
    inTurn: inTurnOfLogins,
    countWaiting: countWaitingPasswords,
    sendOtp: async (email) => {
      await (await loaded()).engine.api.sendVerificationOTP({ body: { email, type: 'email-verification' } });
    },
    verifyOtp: async (email, otp) => {
      const { engine } = await loaded();
      try {
        await engine.api.verifyEmailOTP({ body: { email, otp } });
        return true;
      } catch (error) {
        if (invalidOtpCodes.has(errorCodeOf(error))) return false;
        throw error;
      }
    },
    createResetGrant: async (userId, until) => {
      const grant = randomBytes(32).toString('base64url');
      await (
        await loaded()
      ).context.internalAdapter.createVerificationValue({
        identifier: grantIdentifier(grant),
        value: userId,
        expiresAt: until,
      });
      return grant;
    },
    findResetGrant: async (grant) => {
      const { context } = await loaded();
      const found = await context.internalAdapter.findVerificationValue(grantIdentifier(grant));
      return found && found.expiresAt > new Date() ? { id: found.id, userId: found.value } : null;
    },
  };
}

const invalidOtpCodes: ReadonlySet<unknown> = new Set([
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'USER_NOT_FOUND',
]);

function hashQuery(db: Database, email: string) {
  return db
    .select({ password: accounts.password })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(users.email, email), eq(accounts.providerId, 'credential')));
}

/** Returns the stored hash of a user's password. */
async function selectHash(db: Database, email: string): Promise<string | null | undefined> {
  const [account] = await hashQuery(db, email);
  return account?.password;
}

/** Returns the hash once a change of the password that is under way has been committed: the lock waits for it. */
async function selectSettledHash(db: Database, email: string): Promise<string | null | undefined> {
  const [account] = await hashQuery(db, email).for('share', { of: accounts });
  return account?.password;
}

const grantIdentifier = (grant: string) => `reset-password:${grant}`;

function headersOf(from: ClientInfo): Headers {
  return new Headers({ 'user-agent': from.userAgent, 'x-rubrica-address': from.ipAddress });
}

/** Returns the code of an error of the engine. */
function errorCodeOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
