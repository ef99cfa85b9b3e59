import type { LoginReply } from '@rubrica/api-client/contract';
import type { users } from '../../db/schema/people.ts';

/** Returns the reply of a login (`spec.md` section 3, "Login response"). */
export function toLoginReply(token: string, user: typeof users.$inferSelect): LoginReply {
  return {
    token,
    user: {
      _id: user.id,
      role: user.role,
      name: user.name,
      email: user.email,
      loggedInBefore: user.loggedInBefore ? 'true' : 'false',
      language: user.language,
    },
  };
}
