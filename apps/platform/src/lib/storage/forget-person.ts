/** Where this browser keeps messages that are not sent yet, and what is being written. */
export const chatDatabase = 'rubrica-chat';

/** Where this browser keeps open attempts, so that their pages open without a connection. */
export const attemptCopies = 'rubrica-attempts';

/** Begins the names of the caches in which this browser keeps the files of questions, each of one attempt of one person. */
export const attemptFiles = 'rubrica-attempt-files';

/**
 * Sends the messages of the person who logs out, for a moment, and returns how many are left; there is none where the page has no
 * conversation.
 */
export const beforeForgetting: { sendRest?: () => Promise<number> } = {};

/** Removes what this browser keeps of a person who logs out. Answers that are not sent yet stay: nobody else is shown them. */
export function forgetPerson(): void {
  try {
    sessionStorage.removeItem(chatDatabase);
  } catch {
    // A browser that stores nothing for the tab keeps nothing.
  }
  for (const name of [chatDatabase, attemptCopies]) indexedDB.deleteDatabase(name);
  // Only pages with TLS have it.
  void globalThis.caches
    ?.keys()
    .then((names) => names.filter((name) => name.startsWith(attemptFiles)).map((name) => caches.delete(name)));
}
