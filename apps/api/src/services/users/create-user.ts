import { accounts } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { toCredentialAccount } from '../../auth/passwords.ts';
import { rejectCommonPassword } from '../auth/common-passwords.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow, isUniqueViolation } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { relationsForRole, assertRelationsExist, writeRelations } from './user-relations.ts';
import { selectUserById } from './get-user.ts';

/** Adds a user, who must choose a new password at the first login. */
export const createUser: Service<'createUser'> = async (context, { body }) => {
  rejectCommonPassword('password', body.password, body);
  const password = await context.auth.hashPassword(body.password);
  const { name, email, phone, role, status, language } = body;
  try {
    return await context.db.transaction(async (tx) => {
      await assertRelationsExist(tx, body);
      const levelId = relationsForRole(body).level;
      const user = expectRow(
        await tx.insert(users).values({ name, email, phone, role, status, language, levelId }).returning(),
      );
      await tx.insert(accounts).values(toCredentialAccount(user.id, password));
      await writeRelations(tx, user.id, body);
      const after = await selectUserById(tx, user.id);
      await recordAudit(context, tx, 'createUser', { object: `user:${user.id}`, after });
      return after;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ValidationError({ email: [{ code: 'taken' }] }) : error;
  }
};
