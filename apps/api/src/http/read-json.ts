import { type BodyLimits, wellFormed } from '@rubrica/api-client/contract';
import { TooLargeError, TooManyValuesError } from '../services/errors/errors.ts';
import type { HttpContext } from './environment.ts';
import { MalformedRequestError } from './malformed-request-error.ts';

/** How deep lists and objects may be nested: twice as deep as the deepest body of the contract. */
const maxDepth = 32;

/** ASCII codes of the characters that make up the structure of JSON. */
const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/**
 * Reads a JSON body. Size, depth and number of values are checked before it is parsed, because parsing and validation hold up
 * every other request. Its strings are made well-formed.
 *
 * @throws {TooLargeError} {TooManyValuesError} {MalformedRequestError}
 */
export async function readJson(c: HttpContext, limits: BodyLimits): Promise<unknown> {
  const bytes = await readBytes(c, limits.bytes);
  checkStructure(bytes, limits.values);
  try {
    return wellFormed(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new MalformedRequestError();
  }
}

/** Reads the body and stops as soon as it is too large, whatever its headers state. */
async function readBytes(c: HttpContext, limit: number): Promise<Uint8Array> {
  const length = c.req.header('content-length');
  if (Number(length ?? 0) > limit) throw new TooLargeError(limit);
  try {
    if (length === undefined) return await readChunks(c, limit);
    // Node reads no more than the length that is announced. Without a web stream this is much faster (docs/performance.md).
    const bytes = new Uint8Array(await c.req.raw.arrayBuffer());
    if (bytes.byteLength > limit) throw new TooLargeError(limit);
    return bytes;
  } catch (error) {
    if (error instanceof TooLargeError) throw error;
    // The connection broke before the body was complete: nobody reads the reply, and it is no defect.
    throw new MalformedRequestError('The body could not be read.', { cause: error });
  }
}

async function readChunks(c: HttpContext, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLargeError(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counts the values and the depth of JSON text without parsing it. Text that is not JSON is left to the parser. */
function checkStructure(bytes: Uint8Array, maxValues: number): void {
  let depth = 0;
  let values = 1;
  let isInString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (isInString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) {
      isInString = true;
    } else if (byte === comma) {
      values += 1;
    } else if (openings.has(byte)) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) throw new MalformedRequestError();
    } else if (closings.has(byte)) {
      depth -= 1;
    }
  }
  if (values > maxValues) throw new TooManyValuesError(maxValues);
}
