import type { Call, CallName } from '@rubrica/api-client/contract';
import { contract } from '@rubrica/api-client/contract';
import type { Hono } from 'hono';
import {
  authorizeBody,
  authorizeCall,
  authorizeObject,
  isAllowedByToken,
  takesRecentSession,
} from '../policy/authorize.ts';
import type { ServiceContext, SignedInContext } from '../services/context.ts';
import { AppError, ConflictError } from '../services/errors/errors.ts';
import { tellingPeople } from '../services/live/told-people.ts';
import { KeptReply } from '../services/kept-reply.ts';
import type { Service } from '../services/service.ts';
import type { Handlers } from './call-handlers.ts';
import { createOnce, readKey } from './create-once.ts';
import type { Environment, HttpContext } from './environment.ts';
import { isCallName } from './is-call-name.ts';
import { jsonReply } from './json-reply.ts';
import { sendKept } from './kept-reply.ts';
import { readBody, readHead } from './read-input.ts';

/** Notes of the requests of some calls that a session of up to 90 seconds before will do, before their caller is looked up. */
export function markRecentSessions(app: Hono<Environment>): void {
  for (const name of Object.keys(contract).filter(isCallName).filter(takesRecentSession)) {
    app.on(contract[name].method, contract[name].path, async (c, next) => {
      c.set('takesRecentSession', true);
      await next();
    });
  }
}

/** Binds every call of the contract to its handler: authorize the call and its object, read the body, run it, parse the reply. */
export function bindCalls(app: Hono<Environment>, handlers: Handlers): void {
  for (const name of Object.keys(contract).filter(isCallName)) {
    app.on(contract[name].method, contract[name].path, (c) => respond(name, handlers, c));
  }
}

async function respond<Name extends CallName>(name: Name, handlers: Handlers, c: HttpContext): Promise<Response> {
  c.set('call', name);
  const context = contextOf(name, c);
  authorizeCall(name, context.caller);
  const head = readHead(name, c);
  await authorizeObject(name, head, context.caller, context.db);
  const input = { ...head, body: await readBody(name, c) };
  await authorizeBody(name, input, context.caller, context.db);
  const handler: (context: SignedInContext, input: Parameters<Service<Name>>[1]) => Promise<unknown> = handlers[name];
  const call: Call = contract[name];
  const newId = readKey(call, c);
  const signedIn = asSignedIn({ ...context, newId });
  const run = () => handler(signedIn, input);
  try {
    const result = await tellingPeople(context, () =>
      newId === undefined ? run() : createOnce(name, { ...signedIn, newId }, handlers, run),
    );
    if (result instanceof KeptReply) return await sendKept(c, result, (reply) => call.reply.parse(reply));
    // Parsing drops every field that the contract does not name: the second protection against leaks.
    return jsonReply(c, call.reply.parse(result), call.status ?? 200);
  } catch (error) {
    throw asDeclared(call, error);
  }
}

/** The context of a call: a token for publishing stands for a session in those that it allows. */
function contextOf(name: CallName, c: HttpContext): ServiceContext {
  const context = c.get('context');
  return isAllowedByToken(name) ? { ...context, caller: context.caller ?? c.get('tokenCaller') } : context;
}

/** Returns an error of a call with what it carries parsed like a reply; what the call does not declare is not sent. */
function asDeclared({ conflict, refusals }: Call, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.details !== undefined) error.details = refusals?.[error.code]?.parse(error.details);
  if (!(error instanceof ConflictError) || error.current === undefined) return error;
  return error.withCurrent(conflict?.parse(error.current));
}

/** Returns the context of a call that `authorizeCall` has let through. */
function asSignedIn(context: ServiceContext): SignedInContext {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only open calls have no caller, and their services expect none
  return context as SignedInContext;
}
