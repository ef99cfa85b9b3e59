import type { Call, CallInput, CallName, Contract } from '@rubrica/api-client/contract';
import { contract } from '@rubrica/api-client/contract';
import type { z } from 'zod';
import { ValidationError } from '../services/errors/validation-error.ts';
import { NotFoundError } from '../services/errors/not-found-error.ts';
import { TooLargeError } from '../services/errors/too-large-error.ts';
import { UnsupportedMediaError } from '../services/errors/unsupported-media-error.ts';
import type { HttpContext } from './environment.ts';
import { fieldProblems } from './field-problems.ts';
import { MalformedRequestError } from './malformed-request-error.ts';
import { readUpload } from './read-upload.ts';

const megabyte = 1024 * 1024;
/** The largest JSON body, in megabytes: a long question with all its texts. */
export const jsonLimit = 4;

/**
 * Reads and parses a request as the contract describes it.
 *
 * @throws {NotFoundError} for an id that cannot be one, {Malformed} for an unreadable request, {ValidationError} for wrong fields.
 */
export async function readInput<Name extends CallName>(name: Name, c: HttpContext): Promise<CallInput<Contract[Name]>> {
  const call: Call = contract[name];
  const { req } = c;
  const input = {
    params: parsePart(call.params, req.param(), () => new NotFoundError()),
    query: parsePart(call.query, req.query(), (error) => new ValidationError(fieldProblems(error))),
    headers: parsePart(call.headers, req.header(), () => new MalformedRequestError()),
    body:
      call.body && parsePart(call.body, await readBody(call, c), (error) => new ValidationError(fieldProblems(error))),
  };
  // Each part was parsed by this call's own schema; the compiler cannot relate a lookup by name to the result's type.
  return input as CallInput<Contract[Name]>;
}

function parsePart(schema: z.ZodType | undefined, value: unknown, refuse: (error: z.ZodError) => Error): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw refuse(result.error);
  return result.data;
}

async function readBody(call: Call, c: HttpContext): Promise<unknown> {
  const kind = call.bodyKind ?? 'json';
  const type = c.req.header('content-type') ?? '';
  // A page of another site can send a form without a preflight, but not JSON: other kinds are not read.
  if (!type.startsWith(kind === 'json' ? 'application/json' : 'multipart/form-data')) throw new UnsupportedMediaError();
  if (kind === 'multipart') return readUpload(c);
  const bytes = await readLimitedBytes(c, jsonLimit);
  try {
    return await new Response(bytes).json();
  } catch {
    throw new MalformedRequestError();
  }
}

/** Reads the body and stops as soon as it is too large, whatever its headers state. */
async function readLimitedBytes(c: HttpContext, megabytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > megabytes * megabyte) throw new TooLargeError(megabytes);
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
