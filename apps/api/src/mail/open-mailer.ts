import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { checkMailServer } from './check-mail-server.ts';

/** An email. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same where a mail may be sent twice. */
  messageId?: string;
  headers?: Record<string, string>;
}

/** Sends emails. */
export interface Mailer {
  /** Resolves when the email has been handed over to the server or written to the outbox. */
  send: (mail: Mail) => Promise<void>;
  /** Logs in to the server without sending anything; absent where emails are files. @throws what it answers */
  check?: () => Promise<void>;
}

/** Whom mails are from where the settings name nobody: no address that a server delivers for. */
export const defaultSender = 'Rubrica <no-reply@rubrica.invalid>';

/** An SMTP server, or a folder for `.eml` files. */
export type MailDestination = { smtpUrl: string; from: string | undefined } | { outbox: string };

/** Whether emails reach anybody: without a mail server they are files in a folder. */
export const sendsMail = ({ check }: Mailer): boolean => check !== undefined;

/** Creates a mailer. nodemailer is loaded with the first email. */
export function openMailer(destination: MailDestination): Mailer {
  return 'smtpUrl' in destination
    ? smtpMailer(destination.smtpUrl, destination.from ?? defaultSender)
    : folderMailer(destination.outbox);
}

function smtpMailer(url: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      await createTransport(url).sendMail({ from, ...mail });
    },
    check: () => checkMailServer(url),
  };
}

function folderMailer(folder: string): Mailer {
  return {
    send: async (mail: Mail) => {
      const { createTransport } = await import('nodemailer');
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
        from: defaultSender,
        ...mail,
      });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      // Renamed when it is complete, because other programs may watch the folder.
      await writeFile(path.join(folder, `.${name}`), message);
      await rename(path.join(folder, `.${name}`), path.join(folder, name));
    },
  };
}
