import { type Call, type CallName, resources } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { authorizeCall, authorizeObject } from '../policy/authorize.ts';
import type { SignedInContext } from '../services/context.ts';
import { NotFoundError, ValidationError } from '../services/errors/errors.ts';
import { isUniqueViolation } from '../services/queries/query-results.ts';
import type { Service } from '../services/service.ts';
import type { Handlers } from './call-handlers.ts';
import type { HttpContext } from './environment.ts';
import { isCallName } from './is-call-name.ts';
import { MalformedRequestError } from './malformed-request-error.ts';

const keySchema = z.uuidv7().toLowerCase().optional();

/**
 * Returns the `Idempotency-Key` of a call that takes one, undefined where it has none.
 *
 * @throws {MalformedRequestError} for one that cannot be an id
 */
export function readKey({ keyed }: Call, { req }: HttpContext): string | undefined {
  if (!keyed) return undefined;
  const { success, data } = keySchema.safeParse(req.header('idempotency-key'));
  if (!success) throw new MalformedRequestError();
  return data;
}

/** The call that answers with one object, by the call that creates it. */
const getCalls = new Map(Object.keys(resources).map((name) => [`create${name}`, `get${name}`]));

/** Runs a call that creates an object, unless a request with the same key has created it before: then that object is the reply. */
export async function createOnce(
  name: CallName,
  context: SignedInContext & { newId: string },
  handlers: Handlers,
  create: () => Promise<unknown>,
): Promise<unknown> {
  const getCall = getCalls.get(name) ?? '';
  if (!isCallName(getCall)) return create();
  const created = await find(getCall, context, handlers);
  if (created !== undefined) return created;
  try {
    return await create();
  } catch (error) {
    // A user's id that is taken is told as an address that is.
    if (!isUniqueViolation(error) && !(error instanceof ValidationError)) throw error;
    // The other request may have been answered meanwhile: the two have the same id.
    const meanwhile = await find(getCall, context, handlers);
    if (meanwhile !== undefined) return meanwhile;
    // The key is the id of an object that the caller may not see.
    throw isUniqueViolation(error) ? new MalformedRequestError() : error;
  }
}

/** Returns the object that has the id of the new one, as the caller would get it; undefined where there is none that they may see. */
async function find<Name extends CallName>(
  name: Name,
  context: SignedInContext & { newId: string },
  handlers: Pick<Handlers, Name>,
): Promise<unknown> {
  type Input = Parameters<Service<Name>>[1];
  const handler: (context: SignedInContext, input: Input) => Promise<unknown> = handlers[name];
  const parts: unknown = { params: { id: context.newId } };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the calls of `getCalls` are given an id and nothing else, which a lookup by name does not show the compiler
  const input = parts as Input;
  try {
    authorizeCall(name, context.caller);
    await authorizeObject(name, input, context.caller, context.db);
    return await handler(context, input);
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
