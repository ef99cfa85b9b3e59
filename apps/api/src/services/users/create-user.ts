import { accounts } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { audit } from '../audit.ts';
import { credential } from '../auth/credential.ts';
import { fitPassword } from '../auth/fit-password.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { expectRow } from '../queries/expect-row.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import type { Service } from '../service.ts';
import { belongings, fitBelongings, writeBelongings } from './belongings.ts';
import { userById } from './get-user.ts';

/** Adds a user, who is asked for a password of their own at the first login. */
export const createUser: Service<'createUser'> = async (context, { body }) => {
  fitPassword('password', body.password, body);
  const password = await context.auth.hashPassword(body.password);
  const { name, email, phone, role, status, language } = body;
  try {
    return await context.db.transaction(async (tx) => {
      await fitBelongings(tx, body);
      const levelId = belongings(body).level;
      const user = expectRow(
        await tx.insert(users).values({ name, email, phone, role, status, language, levelId }).returning(),
      );
      await tx.insert(accounts).values(credential(user.id, password));
      await writeBelongings(tx, user.id, body);
      await audit(context, tx, { action: 'user.create', object: `user:${user.id}`, details: { name, role, status } });
      return userById(tx, user.id);
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new ValidationError({ email: [{ code: 'taken' }] }) : error;
  }
};
