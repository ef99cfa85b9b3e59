// Loaded when a student needs it, because it brings the library that encrypts.
import type { EmergencyContent, EmergencyKey, emergencyEncryption } from '@rubrica/api-client/contract';
import { CompactEncrypt, importJWK } from 'jose';

// The contract's, of which a page loads types alone.
const encryption = { alg: 'ECDH-ES', enc: 'A256GCM' } as const satisfies typeof emergencyEncryption;

/** Encrypts answers to the school's public key, as a compact JWE: whoever has the file can neither read nor change it. */
export async function sealEmergencyFile(content: EmergencyContent, { kid, ...key }: EmergencyKey): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ ...encryption, kid })
    .encrypt(await importJWK(key, encryption.alg));
}
