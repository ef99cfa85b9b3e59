import type { Handlers } from './bind.ts';
import { authHandlers } from './handlers/auth.ts';
import { learningHandlers } from './handlers/learning.ts';
import { peopleHandlers } from './handlers/people.ts';

/** Every call and what carries it out; one that is missing does not compile. */
export const handlers = { ...authHandlers, ...peopleHandlers, ...learningHandlers } satisfies Handlers;
