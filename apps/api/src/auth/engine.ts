import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { emailOTP } from 'better-auth/plugins/email-otp';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Background } from '../background.ts';
import type { Database } from '../db/database.ts';
import { accounts, sessions, verifications } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { ForbiddenError } from '../services/errors/forbidden-error.ts';
import { sessionSeconds } from '../services/auth/session-seconds.ts';
import { withHashedSessions } from './hashed-sessions.ts';
import { hashPassword, isPassword } from './passwords.ts';

/** A code is good for the minute that the login screen counts down (`spec.md` section 9), and a short grace for the way. */
const otpSeconds = 60 + 15;
const otpTries = 5;

interface EngineParts {
  db: Database;
  secret: string;
  background: Background;
  /** Brings a code to its owner. */
  sendOtp: (email: string, code: string) => Promise<void>;
}

/** The auth engine, over our tables. None of its own routes is served: our calls use it from inside. */
export function createEngine({ db, secret, background, sendOtp }: EngineParts) {
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
      password: { hash: hashPassword, verify: ({ password, hash }) => isPassword(password, hash) },
    },
    session: {
      expiresIn: sessionSeconds,
      additionalFields: {
        forcedBy: { type: 'string', required: false, input: false },
        lastUsedAt: { type: 'date', required: false, input: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      database: { generateId: () => v7() },
      ipAddress: { ipAddressHeaders: ['x-rubrica-address'] },
      // Mail goes out after the answer: its time would tell known addresses from unknown ones.
      backgroundTasks: { handler: (task) => background.run('Mailing a code', task) },
    },
    databaseHooks: {
      session: {
        create: {
          // Whatever opens it, there is no session for somebody who may not come in.
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
        expiresIn: otpSeconds,
        allowedAttempts: otpTries,
        storeOTP: 'hashed',
        disableSignUp: true,
        sendVerificationOTP: ({ email, otp }) => sendOtp(email, otp),
      }),
    ],
  });
}
