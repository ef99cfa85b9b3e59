import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-format.ts';

/** How every file of age begins. */
const magic = Buffer.from('age-encryption.org/');

/** Makes a pair of keys: the recipient is for the settings of the server, the identity for a safe. */
export async function makeBackupKey(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** Encrypts a stream for whoever has the recipient's identity. */
export async function encrypt(content: Readable, recipient: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return Readable.from(await encrypter.encrypt(toWeb(content)));
}

/** Decrypts a stream. @throws {BackupError} if the identity is none, or another one is needed */
export async function decrypt(content: Readable, identityFile: string): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of await readIdentities(identityFile)) decrypter.addIdentity(identity);
  try {
    return Readable.from(await decrypter.decrypt(toWeb(content)));
  } catch (error) {
    const wrongKey = error instanceof Error && /no identity matched/u.test(error.message);
    throw new BackupError(
      wrongKey
        ? `The key in ${identityFile} does not open this backup. Use the one whose public part was in RUBRICA_BACKUP_RECIPIENT when it was made.`
        : 'The beginning of the backup is damaged. Use another copy of it.',
      { cause: error },
    );
  }
}

/** Whether a file begins as those of age do. */
export function isEncrypted(beginning: Buffer): boolean {
  return beginning.subarray(0, magic.length).equals(magic);
}

async function readIdentities(file: string): Promise<string[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0)
    throw new BackupError(`${file} holds no key. It has a line that begins with AGE-SECRET-KEY-1.`);
  return identities;
}

/** Only as fast as it is read: an archive does not fit into the memory. */
function toWeb(content: Readable): ReadableStream<Uint8Array> {
  const chunks = content[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => void content.destroy(),
    },
    { highWaterMark: 0 },
  );
}
