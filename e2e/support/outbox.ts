import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The codes that a server mailed to somebody, in the order they were sent. */
export async function mailedCodes(dataFolder: string, email: string): Promise<string[]> {
  const outbox = path.join(dataFolder, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .toSorted()
      .map((name) => readFile(path.join(outbox, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`\nTo: ${email}`))
    .flatMap((mail) => /^Subject: (?<code>\d{6})\b/mu.exec(mail)?.groups?.code ?? []);
}
