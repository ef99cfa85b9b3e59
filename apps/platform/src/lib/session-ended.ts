import { pageSession, readSession, type Session } from './storage/session.ts';

type Listener = (isStaying: boolean) => void;

const listeners = new Set<Listener>();

/** What the calls of this page are sent with, also between a login and the load after it. */
const token = pageSession()?.token;

let isHeld = () => false;

/** Keeps the pages of a session that has ended as long as the function says so. */
export function holdPage(given: () => boolean): void {
  isHeld = given;
}

/**
 * Calls the listener when the server reports that this page's session has ended, with whether the page stays for now: another session
 * is stored by now, or the page is held.
 */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells the listeners that the server has refused this page's session. */
export function reportSessionEnded(): void {
  const stored = readSession();
  // Nothing is stored where another tab has heard of the end before this one.
  const isStaying = (stored !== null && stored.token !== token) || isHeld();
  for (const listener of listeners) listener(isStaying);
}

/** The session whose pages are shown: the stored one; on a page that is held its own, whatever another tab has stored or removed. */
export function shownSession(): Session | null {
  const [own, stored] = [pageSession(), readSession()];
  return own?.token !== stored?.token && isHeld() ? own : stored;
}
