import { randomBytes } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WhatsAppProvider } from './provider.ts';
import { createSeal, type Seal } from '../seal.ts';
import { createWasender, type WasenderOptions } from './wasender.ts';

/** What encrypts the keys: a secret of the settings, else one that is made in the data folder. */
interface SecretLocation {
  secret: string | undefined;
  dataFolder: string;
}

/** Opens an account of WaSender. */
export async function openWhatsApp(
  account: WasenderOptions,
  location: SecretLocation,
): Promise<{ provider: WhatsAppProvider; seal: Seal }> {
  const secret = location.secret ?? (await secretOf(path.join(location.dataFolder, 'secret.key')));
  return { provider: createWasender(account), seal: createSeal(secret, 'whatsapp keys') };
}

/**
 * Reads a token from a file that only the server's account can read.
 *
 * @throws where others can read it, or nothing is in it
 */
export async function readTokenFile(file: string): Promise<string> {
  const { mode } = await stat(file).catch((error: unknown) => {
    throw new Error(`RUBRICA_WASENDER_TOKEN_FILE: ${file} cannot be read. Is it there, and may this account read it?`, {
      cause: error,
    });
  });
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw new Error(`Other accounts of this machine can read ${file}. Close it to them: chmod 600 ${file}`);
  const token = (await readFile(file, 'utf8')).trim();
  if (token === '') throw new Error(`${file} is empty. Write the token into it.`);
  return token;
}

/** Reads a secret from a file, which the first server writes. */
async function secretOf(file: string): Promise<string> {
  try {
    // Not over that of another server, which has just written it.
    await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}
