import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail, Mailer } from './mailer.ts';

const defaultSender = 'Rubrica <no-reply@rubrica.invalid>';

/** Where mail goes: an SMTP server, or a folder of `.eml` files that any mail program opens. */
export type MailDestination = { smtpUrl: string; from: string | undefined } | { outbox: string };

/** A mailer; nodemailer is loaded with the first mail. */
export function openMailer(place: MailDestination): Mailer {
  return 'smtpUrl' in place ? smtpMailer(place.smtpUrl, place.from ?? defaultSender) : folderMailer(place.outbox);
}

function smtpMailer(url: string, from: string): Mailer {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer');
      await createTransport(url).sendMail({ from, ...mail });
    },
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
      // Under its final name only once it is whole: somebody may be watching the folder.
      await writeFile(path.join(folder, `.${name}`), message);
      await rename(path.join(folder, `.${name}`), path.join(folder, name));
    },
  };
}
