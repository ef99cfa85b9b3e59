import { pageSession, readSession } from './storage/session.ts';

type Listener = (isReplaced: boolean) => void;

const listeners = new Set<Listener>();

/** What the calls of this page are sent with, also between a login and the load after it. */
const token = pageSession()?.token;

/** Calls the listener when the server reports that this page's session has ended, with whether another one is stored by now. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the listeners that the server has refused this page's session. */
export function reportSessionEnded(): void {
  const stored = readSession();
  // Nothing is stored where another tab has heard of the end before this one.
  for (const listener of listeners) listener(stored !== null && stored.token !== token);
}
