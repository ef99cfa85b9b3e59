import type { Call, CallName } from '@rubrica/api-client/contract';
import { contract } from '@rubrica/api-client/contract';
import type { Hono } from 'hono';
import { admit, reach } from '../policy/authorize.ts';
import type { ServiceContext, SignedInContext } from '../services/context.ts';
import { ConflictError } from '../services/errors/conflict-error.ts';
import type { Service } from '../services/service.ts';
import type { Environment, Exchange } from './environment.ts';
import { readInput } from './read-input.ts';

/** What carries each call out. */
export type Handlers = { [Name in CallName]: Service<Name> };

/** Binds every call of the contract to its handler. Each one goes the same way: may they, what is it, do they see it, do it. */
export function bindCalls(app: Hono<Environment>, handlers: Handlers): void {
  for (const name of Object.keys(contract).filter(isCallName)) {
    app.on(contract[name].method, contract[name].path, (exchange) => answer(name, handlers, exchange));
  }
}

async function answer<Name extends CallName>(
  name: Name,
  handlers: Pick<Handlers, Name>,
  exchange: Exchange,
): Promise<Response> {
  const context = exchange.get('context');
  admit(name, context.caller);
  const input = await readInput(name, exchange);
  await reach(name, input, context.caller, context.db);
  const carryOut: (context: SignedInContext, input: Parameters<Service<Name>>[1]) => Promise<unknown> = handlers[name];
  const call: Call = contract[name];
  try {
    const result = await carryOut(admitted(context), input);
    // Fields that the contract does not name stay here: the second wall against leaks.
    return exchange.json(call.reply.parse(result), call.status ?? 200);
  } catch (error) {
    if (!(error instanceof ConflictError) || error.current === undefined) throw error;
    // A conflict sends the server's copy, which passes the same wall; a call that declares none sends none.
    throw error.withCurrent(call.conflict?.parse(error.current));
  }
}

/** `admit` has let nobody but open calls through without a caller, and their verbs do not look for one. */
function admitted(context: ServiceContext): SignedInContext {
  return context as SignedInContext;
}

function isCallName(name: string): name is CallName {
  return name in contract;
}
