/** Where this browser keeps messages that are not sent yet, and what is being written. */
export const chatDatabase = 'rubrica-chat';

/** Where this browser keeps open attempts, so that their pages open without a connection. */
export const attemptCopies = 'rubrica-attempts';

/** Removes what this browser keeps of a person who logs out. Answers that are not sent yet stay: nobody else is shown them. */
export function forgetPerson(): void {
  sessionStorage.removeItem(chatDatabase);
  for (const name of [chatDatabase, attemptCopies]) indexedDB.deleteDatabase(name);
}
