import type { Call, CallInput, CallName, Contract } from '@rubrica/api-client/contract';
import { contract } from '@rubrica/api-client/contract';
import type { z } from 'zod';
import { ValidationError } from '../services/errors/validation-error.ts';
import { NotFoundError } from '../services/errors/not-found-error.ts';
import { TooLargeError } from '../services/errors/too-large-error.ts';
import { UnsupportedMediaError } from '../services/errors/unsupported-media-error.ts';
import type { Exchange } from './environment.ts';
import { fieldProblems } from './field-problems.ts';
import { Malformed } from './malformed.ts';
import { readUpload } from './read-upload.ts';

const megabyte = 1024 * 1024;
/** What JSON may weigh, in megabytes: a long question with all its texts. */
export const jsonLimit = 4;

/**
 * A request as the contract describes it.
 *
 * @throws {NotFoundError} for an id that cannot be one, {Malformed} for an unreadable request, {ValidationError} for wrong fields.
 */
export async function readInput<Name extends CallName>(
  name: Name,
  exchange: Exchange,
): Promise<CallInput<Contract[Name]>> {
  const call: Call = contract[name];
  const { req } = exchange;
  const input = {
    params: parsed(call.params, req.param(), () => new NotFoundError()),
    query: parsed(call.query, req.query(), (error) => new ValidationError(fieldProblems(error))),
    headers: parsed(call.headers, req.header(), () => new Malformed()),
    body:
      call.body &&
      parsed(call.body, await readBody(call, exchange), (error) => new ValidationError(fieldProblems(error))),
  };
  // The schemas are this call's own; that they were looked up by name is what the compiler cannot follow.
  return input as CallInput<Contract[Name]>;
}

function parsed(schema: z.ZodType | undefined, value: unknown, refuse: (error: z.ZodError) => Error): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw refuse(result.error);
  return result.data;
}

async function readBody(call: Call, exchange: Exchange): Promise<unknown> {
  const kind = call.bodyKind ?? 'json';
  const type = exchange.req.header('content-type') ?? '';
  // A page of another site can send a form unasked, but not JSON: what is not the expected kind is not read.
  if (!type.startsWith(kind === 'json' ? 'application/json' : 'multipart/form-data')) throw new UnsupportedMediaError();
  if (kind === 'multipart') return readUpload(exchange);
  const bytes = await limitedBytes(exchange, jsonLimit);
  try {
    return await new Response(bytes).json();
  } catch {
    throw new Malformed();
  }
}

/** The body, given up as soon as it has grown too large, whatever its headers promised. */
async function limitedBytes(exchange: Exchange, megabytes: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of exchange.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > megabytes * megabyte) throw new TooLargeError(megabytes);
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
