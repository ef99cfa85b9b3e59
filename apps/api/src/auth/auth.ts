import { randomBytes } from 'node:crypto';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { Database } from '../db/database.ts';

/** Where a request comes from. */
export interface ClientInfo {
  ipAddress: string;
  userAgent: string;
}

/** What the services need of the auth engine. */
export interface Auth {
  /**
   * Checks email and password and opens a session; null when they do not fit. An unknown email takes as long as a known one.
   *
   * @throws {ForbiddenError} when the account is pending or disabled.
   */
  signIn: (email: string, password: string, from: ClientInfo) => Promise<{ token: string; userId: string } | null>;
  /** Opens a session without a password: for one who has just proven who they are, or for an admin in their place. */
  openSession: (userId: string, from: ClientInfo, forced?: { by: string; until: Date }) => Promise<{ token: string }>;
  endSession: (token: string) => Promise<void>;
  endSessions: (userId: string) => Promise<void>;
  isPassword: (userId: string, password: string) => Promise<boolean>;
  setPassword: (userId: string, password: string) => Promise<void>;
  /** What a new user's account row takes. */
  hashPassword: (password: string) => Promise<string>;
  /** Mails a code where there is such a user; says nothing about it. */
  sendOtp: (email: string) => Promise<void>;
  /** Whether this is the code that was mailed; it is used up by that. One that is wrong, one that is over and none at all look alike. */
  verifyOtp: (email: string, otp: string) => Promise<boolean>;
  /** A single-use permission to set a new password. */
  createResetGrant: (userId: string, until: Date) => Promise<string>;
  /** Whose password the grant allows to set, once; null when it does not exist, is used, or is over. */
  consumeResetGrant: (grant: string) => Promise<string | null>;
}

interface AuthOptions {
  db: Database;
  secret: string;
  background: BackgroundTasks;
  sendOtp: (email: string, code: string) => Promise<void>;
}

/** Auth over the engine, which is loaded with its first use: a server starts without waiting for it. */
export function createAuth(parts: AuthOptions): Auth {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    const { createEngine } = await import('./engine.ts');
    const engine = createEngine(parts);
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
        if (codeOf(error) === 'INVALID_EMAIL_OR_PASSWORD') return null;
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
        if (otpRefusals.has(codeOf(error))) return false;
        throw error;
      }
    },
    createResetGrant: async (userId, until) => {
      const grant = randomBytes(32).toString('base64url');
      await (
        await loaded()
      ).context.internalAdapter.createVerificationValue({
        identifier: grantName(grant),
        value: userId,
        expiresAt: until,
      });
      return grant;
    },
    consumeResetGrant: async (grant) => {
      const { context } = await loaded();
      return (await context.internalAdapter.consumeVerificationValue(grantName(grant)))?.value ?? null;
    },
  };
}

const otpRefusals: ReadonlySet<unknown> = new Set([
  'INVALID_OTP',
  'OTP_EXPIRED',
  'TOO_MANY_ATTEMPTS',
  'USER_NOT_FOUND',
]);

const grantName = (grant: string) => `reset-password:${grant}`;

function headersOf(from: ClientInfo): Headers {
  return new Headers({ 'user-agent': from.userAgent, 'x-rubrica-address': from.ipAddress });
}

/** The code of an error that the engine throws. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return undefined;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}
