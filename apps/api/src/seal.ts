import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Encrypts what is stored. */
export interface Seal {
  /** Returns a value as a compact JWE, which opens for the same owner alone. */
  close: (value: string, owner: string) => Promise<string>;
  /** Returns the value; null where it was sealed with another secret, for another owner, or changed. */
  open: (sealed: string, owner: string) => Promise<string | null>;
}

const algorithms = { alg: 'dir', enc: 'A256GCM' } as const;

/** Creates a seal of a secret, which is used for nothing else under this purpose. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close: (value, owner) =>
      new CompactEncrypt(new TextEncoder().encode(value))
        .setProtectedHeader({ ...algorithms, sub: owner })
        .encrypt(key),
    open: async (sealed, owner) => {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, key, {
          keyManagementAlgorithms: [algorithms.alg],
          contentEncryptionAlgorithms: [algorithms.enc],
        });
        return protectedHeader['sub'] === owner ? new TextDecoder().decode(plaintext) : null;
      } catch {
        return null;
      }
    },
  };
}
