import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { Database } from '../db/database.ts';
import { accounts, sessions, verifications } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { ForbiddenError } from '../services/errors/errors.ts';
import { sessionLifetimeSeconds, withHashedSessions } from './hashed-sessions.ts';
import type { PasswordCost } from './password-cost.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** A code is valid for the minute that the login screen counts down (`spec.md` section 9), plus 15 seconds of network delay. */
const otpLifetimeSeconds = 60 + 15;
const maxOtpAttempts = 5;

interface EngineOptions {
  db: Database;
  secret: string;
  background: BackgroundTasks;
  /** Of new hashes; the recommended one when absent. */
  passwordCost?: PasswordCost | undefined;
  /** Sends a code to its owner. */
  sendOtp: (email: string, code: string) => Promise<void>;
}

/** Creates the auth engine on our tables. Its own routes are not served; services call its API. */
export function createEngine({ db, secret, background, passwordCost, sendOtp }: EngineOptions) {
  return betterAuth({
    secret,
    baseURL: 'http://rubrica.invalid',
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: withHashedSessions(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: { user: users, session: sessions, account: accounts, verification: verifications },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 6,
      maxPasswordLength: 200,
      password: {
        hash: (password) => hashPassword(password, passwordCost),
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
    },
    session: {
      expiresIn: sessionLifetimeSeconds,
      additionalFields: {
        forcedBy: { type: 'string', required: false, input: false },
        forcedBySession: { type: 'string', required: false, input: false },
        lastUsedAt: { type: 'date', required: false, input: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      database: { generateId: () => v7() },
      ipAddress: { ipAddressHeaders: ['x-rubrica-address'] },
    },
    databaseHooks: {
      session: {
        create: {
          // Users who are not active get no session, however it is opened.
          before: async (session) => {
            const [user] = await db.select({ status: users.status }).from(users).where(eq(users.id, session.userId));
            if (user?.status === 'pending') throw new ForbiddenError('account_pending');
            if (user?.status !== 'active') throw new ForbiddenError('account_disabled');
            return { data: { ...session, lastUsedAt: new Date() } };
          },
        },
      },
    },
    plugins: [
      emailOTP({
        otpLength: 6,
        expiresIn: otpLifetimeSeconds,
        allowedAttempts: maxOtpAttempts,
        storeOTP: 'hashed',
        disableSignUp: true,
        // Mail is sent after the reply, so that the response time does not reveal known addresses. The engine would hide a failure.
        sendVerificationOTP: async ({ email, otp }) => background.run('Sending an OTP', sendOtp(email, otp)),
      }),
    ],
  });
}
