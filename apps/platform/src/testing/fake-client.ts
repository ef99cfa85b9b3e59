import {
  ApiError,
  ConflictError,
  NetworkError,
  type CallOptions,
  type Client,
  type NetworkFailure,
} from '@rubrica/api-client';
import {
  contract,
  type Call,
  type CallConflict,
  type CallInput,
  type CallName,
  type CallRefusal,
  type ConflictCallName,
  type Contract,
  type RefusalCode,
} from '@rubrica/api-client/contract';
import { z } from 'zod';

/** What a call replies. */
export type ReplyOf<Name extends CallName> = Awaited<ReturnType<Client[Name]>>;

/** The `Idempotency-Key` of a call that takes one. */
type KeyOf<C extends Call> = C extends { keyed: true } ? { key: string | undefined } : unknown;

/** Replies to one call: the reply itself, or a function of what the page sent. */
export type CallHandler<Name extends CallName> =
  | ReplyOf<Name>
  | ((
      input: CallInput<Contract[Name]> & KeyOf<Contract[Name]>,
      name: CallName,
    ) => ReplyOf<Name> | Promise<ReplyOf<Name>>);

/** Handlers by call; a story names the calls that its page makes, and no others. */
export type CallHandlers = { readonly [Name in CallName]?: CallHandler<Name> };

interface FakeClientOptions {
  /** Read at every call, so that one client can serve one story after another. */
  handlers: () => CallHandlers;
  /** Receives a mistake of the story itself: a call without a handler, or one that does not fit the contract. */
  onMistake: (mistake: Error) => void;
}

type AnyHandler = (input: unknown, name: CallName) => unknown;

const neverSettles = new Promise<never>(() => {});

/** Never replies: the page keeps loading. */
export function pending(): Promise<never> {
  return neverSettles;
}

/** Refuses a call as the server would; `errors` are messages by field, `code` is for pages that distinguish failures. */
export function refuse(status: number, message: string, errors: ApiError['errors'] = {}, code = 'refused') {
  return (_input: unknown, name: CallName): never => {
    throw new ApiError(name, status, { message, code, errors });
  };
}

/** Refuses a call with what the contract declares for the code. */
export function refuseWith<Name extends CallName, Code extends RefusalCode<Contract[Name]>>(
  name: Name,
  code: Code,
  message: string,
  details: CallRefusal<Contract[Name], Code>,
) {
  const { refusals }: Call = contract[name];
  return (): never => {
    throw new ApiError(name, 422, { message, code, details: refusals?.[code]?.parse(details) });
  };
}

/** Refuses a save because another came first, with the server's copy as the contract declares it for the call. */
export function meetConflict<Name extends ConflictCallName>(call: Name, current: CallConflict<Contract[Name]>) {
  const { conflict }: Call = contract[call];
  return (): never => {
    throw new ConflictError(call, { message: '', code: 'conflict' }, conflict?.parse(current));
  };
}

/** Loses a call on its way, as without a network. */
export function lose(reason: NetworkFailure = 'offline') {
  return (_input: unknown, name: CallName): never => {
    throw new NetworkError(name, reason, null);
  };
}

/** Replies after a delay. */
export function after<Reply>(delayMs: number, reply: Reply): () => Promise<Reply> {
  return () => new Promise((resolve) => setTimeout(resolve, delayMs, reply));
}

const keySchema = z.object({ 'idempotency-key': z.uuidv7() }).optional();

function inputOf(call: Call, given: Record<string, unknown>) {
  const { params, query, headers, body, keyed } = call;
  return {
    params: params?.parse(given['params']),
    query: query?.parse(given['query'] ?? {}),
    headers: headers?.parse(given['headers']),
    body: body?.parse(given['body']),
    ...(keyed ? { key: keySchema.parse(given['headers'])?.['idempotency-key'] } : {}),
  };
}

/**
 * A client whose calls are answered by handlers instead of a server. What a page sends and what a handler replies are
 * both parsed by the call's own schemas, so a fake cannot drift from the contract.
 */
export function createFakeClient({ handlers, onMistake }: FakeClientOptions) {
  let openCalls = 0;
  let unansweredCalls = 0;

  function mistake(message: string, cause?: unknown): Error {
    const error = new Error(message, { cause });
    onMistake(error);
    return error;
  }

  async function perform(
    name: CallName,
    given: CallOptions & Record<string, unknown>,
    handler: unknown,
  ): Promise<unknown> {
    const call: Call = contract[name];
    if (handler === undefined) {
      throw mistake(`The page called ${name}, which has no handler here. Add "${name}" to the story's \`calls\`.`);
    }
    let input;
    try {
      input = inputOf(call, given);
    } catch (error) {
      throw mistake(`The page called ${name} with what the contract does not allow: ${String(error)}`, error);
    }
    // A handler's input depends on its call, which is only known here by name.
    const replying: unknown = typeof handler === 'function' ? (handler as AnyHandler)(input, name) : handler;
    if (replying === neverSettles) {
      openCalls -= 1;
      unansweredCalls += 1;
    }
    const reply = await replying;
    given.signal?.throwIfAborted();
    const parsed = call.reply.safeParse(reply);
    if (parsed.success) return parsed.data;
    throw mistake(`The fake reply to ${name} is not what the contract says: ${parsed.error.message}`, parsed.error);
  }

  async function tracked(name: CallName, given: CallOptions & Record<string, unknown>): Promise<unknown> {
    // Of the story that calls: the next one may have begun when the reply comes.
    const handler = handlers()[name];
    if (handler === pending) {
      unansweredCalls += 1;
      return neverSettles;
    }
    openCalls += 1;
    try {
      // As over a network, no reply comes within the same task.
      await new Promise((resolve) => setTimeout(resolve));
      return await perform(name, given, handler);
    } finally {
      openCalls -= 1;
    }
  }

  const names = Object.keys(contract) as CallName[];
  const calls = names.map((name) => [name, (given = {}) => tracked(name, given)] as const);
  return {
    // Made from the contract's own names, which is what a `Client` is.
    client: Object.fromEntries(calls) as unknown as Client,
    /** How many calls are still to be answered, besides those that never will be. */
    openCalls: () => openCalls,
    /** How many calls were made that never get a reply. */
    unansweredCalls: () => unansweredCalls,
  };
}
