import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema/auth.ts';
import { meetingStudents } from '../../db/schema/meetings.ts';
import { groupAssistants, groupStudents, parentChildren, users } from '../../db/schema/people.ts';
import { taskExtraTimes, taskStudents } from '../../db/schema/tasks.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { ServiceContext } from '../context.ts';
import { notify } from '../notices/notify.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { toCredentialAccount } from '../../auth/passwords.ts';
import { loginUrl } from './login-url.ts';
import { rejectCommonPassword } from './common-passwords.ts';

/**
 * Registers a student. If the email is already registered, its owner gets an email instead. The reply and its timing are the
 * same in both cases, so that they do not reveal who has an account.
 */
export const register: Service<'register'> = async (context, { body }) => {
  await context.rateLimiter.consume('register-address', context.client.ipAddress);
  rejectCommonPassword('password', body.password, body);
  const password = await context.auth.hashPassword(body.password);
  context.background.run('Registration', createAccount(context, body, password));
  const { registered, registeredOpen } = context.messages.confirmations;
  return { success: true, message: context.registration === 'open' ? registeredOpen : registered };
};

async function createAccount(
  context: ServiceContext,
  body: Input<'register'>['body'],
  password: string,
): Promise<void> {
  const [known] = await context.db.select().from(users).where(eq(users.email, body.email));
  if (known && !isRejected(known)) {
    await context.mailer.send(composeMail(known, (mail) => mail.alreadyRegistered(loginUrl(context.origin))));
    return;
  }
  try {
    await context.db.transaction(async (tx) => {
      const { name, email, phone, language } = body;
      const status = context.registration === 'open' ? 'active' : 'pending';
      const consentAt = context.clock.now();
      // They choose their own password here, and need not replace it at the first login.
      const fields = { name, email, phone, language, status, consentAt, loggedInBefore: true } as const;
      const user = known
        ? await reopen(tx, known, fields, consentAt)
        : expectRow(
            await tx
              .insert(users)
              .values({ ...fields, role: 'student' })
              .returning(),
          );
      // Two registrations at once: the other one has taken its place.
      if (!user) return;
      await tx
        .insert(accounts)
        .values(toCredentialAccount(user.id, password))
        .onConflictDoUpdate({ target: [accounts.issuer, accounts.accountId], set: { password } });
      await recordAudit(context, tx, 'register', {
        object: `user:${user.id}`,
        after: { name, email, phone, language, status },
        actor: { id: user.id, name },
      });
      if (status === 'pending') {
        const admins = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
        await notify(tx, {
          kind: 'registration-waiting',
          about: { student: { _id: user.id, name } },
          recipients: admins.map(({ id }) => id),
          key: `registration:${user.id}`,
          at: consentAt,
        });
      }
    });
  } catch (error) {
    // The same email was registered concurrently.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Whether an admin has rejected the registration with this email, so that another one may take its place. */
const isRejected = ({ status, rejectedAt }: typeof users.$inferSelect) => status === 'disabled' && rejectedAt !== null;

/**
 * Puts a new registration in the place of one that was rejected. Returns undefined if another has done so. Whoever registers may be
 * somebody else: they get nothing of what the first one was given, in groups or by name.
 */
async function reopen(
  tx: Database,
  { id }: typeof users.$inferSelect,
  fields: Partial<typeof users.$inferInsert>,
  now: Date,
): Promise<typeof users.$inferSelect | undefined> {
  const stillRejected = and(eq(users.id, id), eq(users.status, 'disabled'), isNotNull(users.rejectedAt));
  const [user] = await tx
    .update(users)
    .set({ ...fields, role: 'student', levelId: null, rejectedAt: null, createdAt: now })
    .where(stillRejected)
    .returning();
  if (!user) return undefined;
  await tx.delete(groupStudents).where(eq(groupStudents.userId, id));
  await tx.delete(groupAssistants).where(eq(groupAssistants.userId, id));
  for (const named of [taskStudents, taskExtraTimes, meetingStudents])
    await tx.delete(named).where(eq(named.studentId, id));
  await tx.delete(parentChildren).where(or(eq(parentChildren.parentId, id), eq(parentChildren.childId, id)));
  return user;
}
