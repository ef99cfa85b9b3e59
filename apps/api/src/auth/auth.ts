import { randomBytes } from 'node:crypto';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { Database } from '../db/database.ts';

/** The client of a request. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
}

/** Authentication: passwords, sessions, codes and grants. */
export interface Auth {
  /**
   * Checks email and password and opens a session. Returns null if they are wrong, in the same time for an unknown email.
   *
   * @throws {ForbiddenError} if the account is pending or disabled
   */
  signIn: (email: string, password: string, from: ClientInfo) => Promise<{ token: string; userId: string } | null>;
  /** Opens a session without a password, for a user who has been verified or, with `forced`, for an admin in their name. */
  openSession: (userId: string, from: ClientInfo, forced?: { by: string; until: Date }) => Promise<{ token: string }>;
  endSession: (token: string) => Promise<void>;
  endSessions: (userId: string) => Promise<void>;
  isPassword: (userId: string, password: string) => Promise<boolean>;
  setPassword: (userId: string, password: string) => Promise<void>;
  /** Returns the hash for a new user's account row. */
  hashPassword: (password: string) => Promise<string>;
  /** Emails a code if the user exists. Does not reveal whether they do. */
  sendOtp: (email: string) => Promise<void>;
  /** Returns whether this is the emailed code, which can be used once. Wrong, expired and missing codes look the same. */
  verifyOtp: (email: string, otp: string) => Promise<boolean>;
  /** Creates a single-use grant to set a new password. */
  createResetGrant: (userId: string, until: Date) => Promise<string>;
  /** Uses up a grant and returns its user id, or null if it does not exist, was used or has expired. */
  consumeResetGrant: (grant: string) => Promise<string | null>;
}

interface AuthOptions {
  db: Database;
  secret: string;
  background: BackgroundTasks;
  sendOtp: (email: string, code: string) => Promise<void>;
}

/** Creates the authentication. The engine is loaded on first use, so that the server starts faster. */
export function createAuth(options: AuthOptions): Auth {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createEngine } = await import('./engine.ts');
    const engine = createEngine(options);
    return { engine, context: await engine.$context };
  };
  const loaded = () => (loading ??= load());

  return {
    signIn: async (email, password, from) => {
      const { engine } = await loaded();
      try {
        const { token, user } = await engine.api.signInEmail({ body: { email, password }, headers: headersOf(from) });
        return { token, userId: user.id };
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
            { ...from, forcedBy: forced.by, expiresAt: forced.until },
            true,
          )
        : await context.internalAdapter.createSession(userId, false, { ...from });
      return { token: session.token };
    },
    endSession: async (token) => (await loaded()).context.internalAdapter.deleteSession(token),
    endSessions: async (userId) => (await loaded()).context.internalAdapter.deleteUserSessions(userId),
    isPassword: async (userId, password) => {
      const { context } = await loaded();
      const accounts = await context.internalAdapter.findAccounts(userId);
      const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password;
      return typeof hash === 'string' && context.password.verify({ password, hash });
    },
    setPassword: async (userId, password) => {
      const { context } = await loaded();
      await context.internalAdapter.updatePassword(userId, await context.password.hash(password));
    },
    hashPassword: async (password) => (await loaded()).context.password.hash(password),
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
    consumeResetGrant: async (grant) => {
      const { context } = await loaded();
      return (await context.internalAdapter.consumeVerificationValue(grantIdentifier(grant)))?.value ?? null;
    },
  };
}

const invalidOtpCodes: ReadonlySet<unknown> = new Set([
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'USER_NOT_FOUND',
]);

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
