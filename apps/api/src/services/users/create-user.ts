import { toCredentialAccount } from '../../auth/passwords.ts';
import { accounts } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { sendsMail } from '../../mail/open-mailer.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { rejectCommonPassword } from '../auth/common-passwords.ts';
import { ValidationError } from '../errors/errors.ts';
import { orderInvitations } from '../invitations/invite-users.ts';
import { tellSetTasks } from '../notices/set-tasks.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { relationsForRole, assertRelationsExist, writeRelations } from './user-relations.ts';
import { selectUserById } from './get-user.ts';

/** Adds a user, who must choose a new password at the first login; without a password, they are sent an invitation. */
export const createUser: Service<'createUser'> = async (context, { body }) => {
  const { name, email, phone, role, status, language, password: given } = body;
  // Only an open account can be invited: the others could not be entered by anybody.
  if (given === undefined && status !== 'active') throw new ValidationError({ password: [{ code: 'required' }] });
  if (given !== undefined) rejectCommonPassword('password', given, body);
  const password = given === undefined ? null : await context.auth.hashPassword(given);
  try {
    return await context.db.transaction(async (tx) => {
      await assertRelationsExist(tx, body);
      const levelId = relationsForRole(body).level;
      const user = expectRow(
        await tx
          .insert(users)
          .values({ id: context.newId, name, email, phone, role, status, language, levelId })
          .returning(),
      );
      if (password !== null) await tx.insert(accounts).values(toCredentialAccount(user.id, password));
      const now = context.clock.now();
      await tellSetTasks(tx, now, { students: [user.id] }, () => writeRelations(tx, user.id, body, now));
      const after = await selectUserById(tx, user.id);
      await recordAudit(context, tx, 'createUser', { object: `user:${user.id}`, after });
      if (password !== null) return after;
      await orderInvitations(context, tx, [user.id]);
      const invited = await selectUserById(tx, user.id);
      const isMailed = sendsMail(context.mailer);
      return { ...invited, invitation: invited.invitation && { ...invited.invitation, isMailed } };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ValidationError({ email: [{ code: 'taken' }] }) : error;
  }
};
