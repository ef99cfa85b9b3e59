import { type Call, type CallArguments, type CallName, type Contract, contract } from '@rubrica/api-client/contract';

/** Parts of a request that do not belong to the call. */
export interface RequestOptions {
  /** A session token. */
  token?: string | undefined;
  language?: string;
  cookie?: string;
  /** The IP address of the caller. */
  address?: string;
}

interface Parts {
  params?: object;
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A call of the contract as an HTTP request. */
export function requestOf<Name extends CallName>(
  name: Name,
  args: CallArguments<Contract[Name]>,
  { token, language, cookie }: RequestOptions,
): Request {
  const call: Call = contract[name];
  // The type of the arguments depends on the call, which is only known here by name.
  const parts = args as Parts;
  let path: string = call.path;
  for (const [key, value] of Object.entries(parts.params ?? {})) path = path.replace(`:${key}`, String(value));
  const query = new URLSearchParams(Object.entries(parts.query ?? {}).map(([key, value]) => [key, String(value)]));
  const headers = new Headers({ 'accept-language': language ?? 'en', 'user-agent': 'suite', ...parts.headers });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookie) headers.set('cookie', cookie);
  const init: RequestInit = { method: call.method, headers };
  if (call.body) init.body = bodyOf(call, parts.body, headers);
  return new Request(`http://localhost/api${path}?${query.toString()}`, init);
}

function bodyOf(call: Call, body: unknown, headers: Headers): BodyInit {
  if (call.bodyKind !== 'multipart') {
    headers.set('content-type', 'application/json');
    return JSON.stringify(body ?? {});
  }
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) form.set(key, value instanceof Blob ? value : String(value));
  return form;
}
