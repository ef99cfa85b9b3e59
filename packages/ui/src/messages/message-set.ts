/** The messages of some components, in the languages of the library. */
export interface MessageSet<Messages> {
  en: Messages;
  ar: Messages;
}
