/** An email. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends emails. */
export interface Mailer {
  /** Resolves when the email has been handed over to the server or written to the outbox. */
  send: (mail: Mail) => Promise<void>;
}
