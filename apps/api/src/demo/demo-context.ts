import { v7 } from 'uuid';
import type { users } from '../db/schema/people.ts';
import { messagesFor } from '../messages/messages-for.ts';
import { createAnswerSaves } from '../services/answers/save-answers.ts';
import { createAttemptSubmits } from '../services/attempts/submit-together.ts';
import type { AppContext, SignedInContext } from '../services/context.ts';

/** A stored demo user. */
export type DemoUser = typeof users.$inferSelect;

/** Returns the context of a request by a demo user at a given time, so that services behave as they would have then. */
export function createDemoContext(app: AppContext, user: DemoUser, at: Date): SignedInContext {
  const clock = { now: () => at };
  return {
    ...app,
    clock,
    answerSaves: createAnswerSaves({ ...app, clock }),
    attemptSubmits: createAttemptSubmits({ ...app, clock }),
    caller: {
      id: user.id,
      name: user.name,
      email: user.email,
      role: user.role,
      language: user.language,
      loggedInBefore: user.loggedInBefore,
      session: { id: v7(), endsAt: addHours(at, 1), forcedBy: null },
    },
    client: { ipAddress: '127.0.0.1', userAgent: 'Demo data' },
    language: user.language,
    messages: messagesFor(user.language),
    grant: { read: () => undefined, set: () => {}, clear: () => {} },
    device: { read: () => undefined, set: () => {} },
    token: undefined,
  };
}

/** Returns a date some hours later; negative hours are earlier. */
export function addHours(date: Date, hours: number): Date {
  return new Date(date.getTime() + Math.round(hours * 3_600_000));
}

/** Returns the keys of a literal record, typed. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  const keys: Key[] = [];
  // `Object.keys` is typed as string[], because a value may have more keys than its type; a literal does not.
  for (const key in record) if (Object.hasOwn(record, key)) keys.push(key);
  return keys;
}
