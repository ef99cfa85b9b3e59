import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '../test.ts';

const folder = path.join(process.env.RUBRICA_E2E_DATA ?? '', 'outbox');

/** The codes mailed to somebody, in the order they were sent. */
async function codesTo(email: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .toSorted()
      .map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`\nTo: ${email}`))
    .flatMap((mail) => /^Subject: (?<code>\d{6})\b/mu.exec(mail)?.groups?.code ?? []);
}

/** The code that was mailed to somebody, once so many have been. */
export async function mailedCode(email: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(email)).length).toBe(count);
  return (await codesTo(email)).at(-1) ?? '';
}
