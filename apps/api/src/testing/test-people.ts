import type { Role, User } from '@rubrica/api-client/contract';
import { accounts } from '../db/schema/auth.ts';
import { users } from '../db/schema/people.ts';
import { toCredentialAccount } from '../services/auth/to-credential-account.ts';
import type { AppContext } from '../services/context.ts';
import { expectRow } from '../services/queries/expect-row.ts';

/** The password of every person in the tests. */
export const testPassword = 'correct-horse-7';

/** Somebody who can log in. */
export interface Person {
  id: string;
  email: string;
  name: string;
  role: Role;
}

interface Wish {
  role: Role;
  name: string;
  status?: User['status'];
  loggedInBefore?: boolean;
}

/** Makes people; the one password they share is hashed once. */
export function peopleMaker(app: AppContext): (wish: Wish) => Promise<Person> {
  let hash: Promise<string> | undefined;
  return async ({ role, name, status = 'active', loggedInBefore = true }) => {
    const password = await (hash ??= app.auth.hashPassword(testPassword));
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@rubrica.test`;
    const { id } = expectRow(
      await app.db.insert(users).values({ name, email, role, status, loggedInBefore }).returning(),
    );
    await app.db.insert(accounts).values(toCredentialAccount(id, password));
    return { id, email, name, role };
  };
}
