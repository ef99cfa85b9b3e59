import type { users } from '../db/schema/people.ts';
import { inLanguage } from '../messages/in-language.ts';
import type { App, SignedInContext } from '../services/context.ts';

/** Somebody of the demo, as stored. */
export type DemoUser = typeof users.$inferSelect;

/** A request that a person makes at a moment: the services see its clock, and so write and decide as they would have then. */
export function actingAs(app: App, user: DemoUser, at: Date): SignedInContext {
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
      session: { id: user.id, endsAt: hoursFrom(at, 1), forcedBy: null },
    },
    from: { ipAddress: '127.0.0.1', userAgent: 'Demo data' },
    language: user.language,
    messages: inLanguage(user.language),
    grant: { read: () => undefined, set: () => {}, clear: () => {} },
    token: undefined,
  };
}

/** A moment some hours away; negative hours are past. */
export function hoursFrom(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + Math.round(hours * 3_600_000));
}
