import ky from 'ky';
import type { z } from 'zod';
import type { Call, CallName } from '../contract/index.ts';
import { ApiError } from '../errors/api-error.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { ReplyError } from '../errors/reply-error.ts';
import { errorOf } from './failure.ts';
import { requestOf, type CallParts } from './request.ts';
import type { AnyRoute } from './route.ts';
import { routeOf } from './routes.ts';
import type { Client, ClientOptions } from './types.ts';

/** Long enough for a slow phone, short enough that the page can react. */
const timeoutMs = 20_000;

async function send(options: ClientOptions, route: AnyRoute, parts: CallParts): Promise<unknown> {
  const { address, init, isUpload } = requestOf(options, route, parts);
  const { onProgress, kept, onTag } = parts;
  // Without the script that tells the progress, as after a new version, a file is sent all the same.
  const upload = onProgress && (await import('./upload.ts').catch(() => null));
  const ownFetch = upload && onProgress ? upload.fetchWithProgress(onProgress) : options.fetch;
  const response = ky(address, {
    ...init,
    ...(ownFetch ? { fetch: ownFetch } : {}),
    credentials: 'include',
    // Only the caller knows whether a retry is safe.
    retry: 0,
    timeout: isUpload ? false : timeoutMs,
    throwHttpErrors: (status) => !(kept && status === 304),
  });
  const { status, headers } = await response;
  onTag?.(headers.get('etag'));
  return kept && status === 304 ? kept.reply : response.json();
}

/** What came of a call, parsed by the call's own schema where the client has the schemas. */
async function parsePart(
  options: ClientOptions,
  name: CallName,
  schemaOf: (call: Call) => z.ZodType | undefined,
  value: unknown,
) {
  if (!options.schemas) return value;
  const { contract } = await options.schemas();
  const result = schemaOf(contract[name])?.safeParse(value);
  if (!result) return undefined;
  if (!result.success) throw new ReplyError(name, result.error);
  return result.data;
}

/** The error that a call's caller gets; a conflict carries the server's copy, and a refusal its details, as the contract declares them. */
async function toClientError(options: ClientOptions, name: CallName, error: unknown): Promise<unknown> {
  const clientError = errorOf(name, error);
  if (!(clientError instanceof ApiError)) return clientError;
  const { status, code, retryAfter } = clientError;
  try {
    if (clientError instanceof ConflictError) {
      const current = await parsePart(options, name, ({ conflict }) => conflict, clientError.current);
      return new ConflictError(name, clientError, current);
    }
    if (clientError.details === undefined) return clientError;
    const details = await parsePart(options, name, ({ refusals }) => refusals?.[code], clientError.details);
    return new ApiError(name, status, { ...clientError, message: clientError.message, details }, retryAfter);
  } catch (parseError) {
    return parseError;
  }
}

async function performCall(options: ClientOptions, name: CallName, parts: CallParts): Promise<unknown> {
  try {
    const route = routeOf(name);
    // A page that is left sends its last calls at once.
    const reply = await send(options, route instanceof Promise ? await route : route, parts);
    return await parsePart(options, name, (call) => call.reply, reply);
  } catch (error) {
    const clientError = await toClientError(options, name, error);
    options.onError?.(clientError);
    throw clientError;
  }
}

/**
 * A client of the API: one function per call of the contract, by its name.
 *
 * @throws {ApiError} from a call that the server refused.
 * @throws {ConflictError} an {@link ApiError}, from a call that met another save.
 * @throws {NetworkError} from a call to which no reply came.
 * @throws {ReplyError} from a call whose reply is not what the contract says.
 */
export function createClient(options: ClientOptions): Client {
  const made: Partial<Record<string | symbol, unknown>> = {};
  // oxlint-disable-next-line typescript/consistent-type-assertions -- one function per call, made when it is first asked for; `performCall` parses each reply by the schema that types it
  return new Proxy(made, {
    get(_, name: CallName | 'then' | symbol) {
      // `await` asks whether a value is a promise by its `then`.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return (made[name] ??= (parts: CallParts = {}) => performCall(options, name, parts));
    },
  }) as Client;
}
