import ky from 'ky';
import type { CallName } from '../contract/index.ts';
import { ReplyError } from '../errors/reply-error.ts';
import { errorOf } from './failure.ts';
import { requestOf, type Given } from './request.ts';
import { routes } from './routes.ts';
import type { Client, ClientOptions } from './types.ts';

/** Long enough for a slow phone, short enough to say so. */
const patience = 20_000;

async function send(options: ClientOptions, name: CallName, given: Given): Promise<unknown> {
  const { address, init, isUpload } = requestOf(options, name, given);
  const { onProgress } = given;
  const ownFetch = onProgress ? (await import('./upload.ts')).fetchWithProgress(onProgress) : options.fetch;
  return ky(address, {
    ...init,
    ...(ownFetch ? { fetch: ownFetch } : {}),
    credentials: 'include',
    // Whoever calls knows whether a second try is safe; here it would only be hidden.
    retry: 0,
    timeout: isUpload ? false : patience,
  }).json();
}

async function parsed(options: ClientOptions, name: CallName, reply: unknown): Promise<unknown> {
  if (!options.schemas) return reply;
  const { contract } = await options.schemas();
  const result = contract[name].reply.safeParse(reply);
  if (!result.success) throw new ReplyError(name, result.error);
  return result.data;
}

async function perform(options: ClientOptions, name: CallName, given: Given): Promise<unknown> {
  try {
    return await parsed(options, name, await send(options, name, given));
  } catch (error) {
    const own = errorOf(name, error);
    options.onError?.(own);
    throw own;
  }
}

/**
 * A client of the API: one function per call of the contract, by its name.
 *
 * @throws {ApiError} from a call that the server refused.
 * @throws {NetworkError} from a call to which no reply came.
 * @throws {ReplyError} from a call whose reply is not what the contract says.
 */
export function createClient(options: ClientOptions): Client {
  const names = Object.keys(routes) as CallName[];
  const calls = names.map((name) => [name, (given: Given = {}) => perform(options, name, given)]);
  return Object.fromEntries(calls) as Client;
}
