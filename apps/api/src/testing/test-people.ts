import type { Role, User, UserId } from '@rubrica/api-client/contract';
import { accounts } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import type { PasswordCost } from '../auth/password-cost.ts';
import { hashPassword, toCredentialAccount } from '../auth/passwords.ts';
import type { AppContext } from '../services/context.ts';
import { expectRow } from '../services/queries/query-results.ts';

/** The password of every person in the tests. */
export const testPassword = 'correct-horse-7';

/** A user who can log in. */
export interface Person {
  id: UserId;
  email: string;
  name: string;
  role: Role;
}

interface PersonOptions {
  role: Role;
  name: string;
  status?: User['status'];
  loggedInBefore?: boolean;
}

/** The least that argon2id allows. */
export const leastPasswordCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Each login verifies it with the parameters that it names. */
const testPasswordHash = hashPassword(testPassword, leastPasswordCost);

/** Returns a function that stores a person. All people share one password. */
export function createPersonFactory(app: AppContext): (options: PersonOptions) => Promise<Person> {
  return async ({ role, name, status = 'active', loggedInBefore = true }) => {
    const password = await testPasswordHash;
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@rubrica.test`;
    const { id } = expectRow(
      await app.db.insert(users).values({ name, email, role, status, loggedInBefore }).returning(),
    );
    await app.db.insert(accounts).values(toCredentialAccount(id, password));
    return { id, email, name, role };
  };
}
