import { bodyLimitsOf, type Call, type CallInput, type CallName, type Contract } from '@rubrica/api-client/contract';
import { contract, wellFormed } from '@rubrica/api-client/contract';
import type { z } from 'zod';
import { ValidationError, NotFoundError, UnsupportedMediaError } from '../services/errors/errors.ts';
import type { HttpContext } from './environment.ts';
import { fieldProblems } from './field-problems.ts';
import { MalformedRequestError } from './malformed-request-error.ts';
import { parseLimited } from './parse-limited.ts';
import { readJson } from './read-json.ts';
import { readUpload } from './read-upload.ts';

/** A call's input except for its body. */
export type InputHead<Name extends CallName> = Omit<CallInput<Contract[Name]>, 'body'>;

/**
 * Parses path, query and headers of a request as the contract describes them.
 *
 * @throws {NotFoundError} for an id that cannot be one, {ValidationError} for a wrong query, {MalformedRequestError} for wrong headers
 */
export function readHead<Name extends CallName>(name: Name, { req }: HttpContext): InputHead<Name> {
  const call: Call = contract[name];
  const head = {
    params: parsePart(call.params, req.param(), () => new NotFoundError()),
    query: parsePart(call.query, wellFormed(req.query()), (error) => new ValidationError(fieldProblems(error))),
    headers: parsePart(call.headers, req.header(), () => new MalformedRequestError()),
  };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- each part was parsed by this call's own schema, which a lookup by name does not show the compiler
  return head as InputHead<Name>;
}

/**
 * Reads and parses the body of a request.
 *
 * @throws {MalformedRequestError} for an unreadable body, {TooLargeError} and {TooManyValuesError} for one over the call's limits,
 *   {UnsupportedMediaError} for one of another kind, {ValidationError} for wrong fields
 */
export async function readBody<Name extends CallName>(
  name: Name,
  c: HttpContext,
): Promise<CallInput<Contract[Name]>['body']> {
  const call: Call = contract[name];
  const body =
    call.body && parsePart(call.body, await readData(call, c), (error) => new ValidationError(fieldProblems(error)));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- parsed by this call's own schema, as in `readHead`
  return body as CallInput<Contract[Name]>['body'];
}

function parsePart(schema: z.ZodType | undefined, value: unknown, refuse: (error: z.ZodError) => Error): unknown {
  if (!schema) return undefined;
  const result = parseLimited(schema, value);
  if (!result.success) throw refuse(result.error);
  return result.data;
}

/** The media type of each kind of body. */
export const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const;

/** A reply repeats no more of what was sent. */
const longestShownType = 100;

async function readData(call: Call, c: HttpContext): Promise<unknown> {
  const kind = call.bodyKind ?? 'json';
  const type = c.req.header('content-type') ?? '';
  // A page of another site can send a form without a preflight, but not JSON: other kinds are not read.
  const expected = mediaTypes[kind];
  if (!type.startsWith(expected)) {
    throw new UnsupportedMediaError('body', { sent: type.slice(0, longestShownType), accepted: [expected] });
  }
  if (kind === 'multipart') return readUpload(c);
  return readJson(c, bodyLimitsOf(call));
}
