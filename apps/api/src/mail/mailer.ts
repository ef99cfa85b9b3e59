/** One mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. */
export interface Mailer {
  /** Resolves when the mail is handed over. */
  send: (mail: Mail) => Promise<void>;
}
