import { eq } from 'drizzle-orm';
import { createAuth } from './auth/auth.ts';
import { createBackground } from './background.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { users } from './db/schema/people.ts';
import { sharedSecret } from './db/secret.ts';
import { compose } from './mail/compose.ts';
import type { Mailer } from './mail/mailer.ts';
import type { App } from './services/context.ts';
import type { Files } from './services/files/file-storage.ts';
import { createLimits } from './services/limits/limits.ts';

interface AppParts {
  db: Database;
  clock: Clock;
  mail: Mailer;
  files: Files;
  registration: App['registration'];
}

/** Puts together what all requests share. */
export async function openApp({ db, clock, mail, files, registration }: AppParts): Promise<App> {
  const secret = await sharedSecret(db);
  const background = createBackground();
  const sendOtp = async (email: string, code: string) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (user && user.status !== 'disabled') await mail.send(compose(user, (text) => text.otp(code)));
  };
  const auth = createAuth({ db, secret, background, sendOtp });
  return { db, clock, mail, files, background, auth, limits: createLimits(db), registration, secret };
}
