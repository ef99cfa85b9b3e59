// Loaded when a student needs it, because it brings the library that encrypts.
import type { EmergencyContent, EmergencyKey } from '@rubrica/api-client/contract';
import { CompactEncrypt, importJWK } from 'jose';

/** Encrypts answers to the school's public key, as a compact JWE: whoever has the file can neither read nor change it. */
export async function sealEmergencyFile(content: EmergencyContent, { kid, ...key }: EmergencyKey): Promise<string> {
  const header = { alg: 'ECDH-ES', enc: 'A256GCM', kid };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(key, header.alg));
}
