import { api } from '../lib/api.ts';
import { type CallHandlers, createFakeClient } from './fake-client.ts';

let handlers: CallHandlers = {};

const fake = createFakeClient({ handlers: () => handlers, onMistake: (mistake) => reportError(mistake) });

/**
 * Answers the platform's calls with these handlers from now on. All stories share one client, because they run on one page and
 * modules may keep hold of single calls; a story that put another in its place would answer the calls of all after it.
 */
export function answerCalls(byCall: CallHandlers): void {
  handlers = byCall;
  Object.assign(api, fake.client);
}

/** Answers these calls differently from now on, and all others as before. */
export function changeReplies(byCall: CallHandlers): void {
  handlers = { ...handlers, ...byCall };
}

export const { openCalls, unansweredCalls } = fake;
