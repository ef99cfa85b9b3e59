import type { users } from '../db/schema/people.ts';
import { messagesFor } from '../messages/messages-for.ts';
import type { AppContext, SignedInContext } from '../services/context.ts';

/** Somebody of the demo, as stored. */
export type DemoUser = typeof users.$inferSelect;

/** A request that a person makes at a moment: the services see its clock, and so write and decide as they would have then. */
export function createDemoContext(app: AppContext, user: DemoUser, at: Date): SignedInContext {
  return {
    ...app,
    clock: { now: () => at },
    caller: {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      language: user.language,
      loggedInBefore: user.loggedInBefore,
      session: { id: user.id, endsAt: addHours(at, 1), forcedBy: null },
    },
    client: { ipAddress: '127.0.0.1', userAgent: 'Demo data' },
    language: user.language,
    messages: messagesFor(user.language),
    grant: { read: () => undefined, set: () => {}, clear: () => {} },
    token: undefined,
  };
}

/** A moment some hours away; negative hours are past. */
export function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + Math.round(hours * 3_600_000));
}
