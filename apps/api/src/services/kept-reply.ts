import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CallName, Contract } from '@rubrica/api-client/contract';
import { LRUCache } from 'lru-cache';
import type { SignedInContext } from './context.ts';
import type { Input, Reply } from './service.ts';

/** A reply that is the same for many: it is made, parsed and compressed once, and then sent to all as it is. */
export class KeptReply<Body> {
  /** Says all that the reply is made of: where it is the same, so is the reply. */
  readonly key: string;
  readonly make: () => Promise<Body>;

  constructor(key: string, make: () => Promise<Body>) {
    this.key = key;
    this.make = make;
  }
}

/** Implements a call whose reply is the same for many; the contract says of it that it has an entity tag. */
export type KeptService<Name extends CallName> = (
  context: SignedInContext,
  input: Input<Name>,
) => Promise<Contract[Name] extends { tagged: true } ? KeptReply<Reply<Name>> : never>;

/** A reply as it is sent. */
export interface PackedReply {
  /** Its JSON, compressed by gzip. */
  bytes: Buffer;
  /** The first 16 bytes of the SHA-256 of its JSON: enough to tell apart what nobody makes alike on purpose, and short in every head. */
  digest: string;
}

const pack = promisify(gzip);

/** Packed replies by their keys: those of some thousand exams. */
const packed = new LRUCache<string, PackedReply>({
  maxSize: 32 * 2 ** 20,
  sizeCalculation: ({ bytes }) => bytes.length,
});
/** Those that are being made: a class that opens an exam at once has its reply made once. */
const making = new Map<string, Promise<PackedReply>>();

/**
 * Returns a reply as compressed JSON.
 *
 * @param parse drops what the contract does not name, as for every reply
 */
export async function packReply<Body>(
  { key, make }: KeptReply<Body>,
  parse: (body: Body) => unknown,
): Promise<PackedReply> {
  const known = packed.get(key);
  if (known) return known;
  const started = making.get(key);
  if (started) return started;
  const reply = packOnce(key, async () => JSON.stringify(parse(await make())));
  making.set(key, reply);
  return reply;
}

async function packOnce(key: string, write: () => Promise<string>): Promise<PackedReply> {
  try {
    const json = await write();
    const digest = createHash('sha256').update(json).digest().subarray(0, 16).toString('base64url');
    const reply = { bytes: await pack(json), digest };
    packed.set(key, reply);
    return reply;
  } finally {
    making.delete(key);
  }
}
