import type { JobName } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/people.ts';
import type { AppContext } from '../context.ts';
import { notify } from '../notices/notify.ts';

/** Tells all admins that a job of a name failed for good; once a day, however often it does. */
export async function tellOfFailedJob({ db, clock }: Pick<AppContext, 'db' | 'clock'>, name: JobName): Promise<void> {
  const at = clock.now();
  const admins = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  await notify(db, {
    kind: 'job-failed',
    recipients: admins.map(({ id }) => id),
    about: { job: { _id: crypto.randomUUID(), name } },
    key: `job-failed ${name} ${at.toISOString().slice(0, 10)}`,
    at,
  });
}
