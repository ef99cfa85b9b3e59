import { type EmergencyKey, emergencyEncryption, emergencyKeySchema } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema/system.ts';
import { createSeal } from '../../seal.ts';
import type { AppContext } from '../context.ts';

const name = 'emergency-key';

async function createPrivateKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(emergencyEncryption.alg, { crv: 'P-256', extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk) };
}

async function readSealed(db: Database): Promise<string | undefined> {
  const [stored] = await db.select().from(settings).where(eq(settings.key, name));
  return stored?.value;
}

/** Loads the school's private key, which is stored sealed. The first server that is asked for it creates it. */
async function loadPrivateKey({ db, secret }: Pick<AppContext, 'db' | 'secret'>): Promise<JWK> {
  const seal = createSeal(secret, 'emergency files');
  if ((await readSealed(db)) === undefined) {
    const value = await seal.close(JSON.stringify(await createPrivateKey()), name);
    await db.insert(settings).values({ key: name, value }).onConflictDoNothing();
  }
  const opened = await seal.open((await readSealed(db)) ?? '', name);
  if (opened === null) throw new Error('The key of emergency files cannot be opened with the secret of this database.');
  return JSON.parse(opened);
}

const keys = new WeakMap<Database, Promise<JWK>>();

/** Reads and opens the key once for each server. */
function privateKeyOf(context: Pick<AppContext, 'db' | 'secret'>): Promise<JWK> {
  let key = keys.get(context.db);
  if (!key) {
    key = loadPrivateKey(context);
    keys.set(context.db, key);
    key.catch(() => keys.delete(context.db));
  }
  return key;
}

/** The key that pages encrypt emergency files with. */
export async function loadEmergencyKey(context: Pick<AppContext, 'db' | 'secret'>): Promise<EmergencyKey> {
  // The schema leaves the private part out.
  return emergencyKeySchema.parse(await privateKeyOf(context));
}

/** Returns what is in an emergency file; null where it is no such file, was altered, or is encrypted for another school. */
export async function openEmergencyFile(context: Pick<AppContext, 'db' | 'secret'>, file: string): Promise<unknown> {
  const { alg, enc } = emergencyEncryption;
  const key = await importJWK(await privateKeyOf(context), alg);
  try {
    const { plaintext } = await compactDecrypt(file.trim(), key, {
      keyManagementAlgorithms: [alg],
      contentEncryptionAlgorithms: [enc],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}
