import type { CallName } from '../contract/index.ts';
import { routes } from './routes.ts';
import type { CallOptions, ClientOptions } from './types.ts';

type Plain = string | number | boolean | undefined;

/** The parts of a call as the client sees them, whichever call it is. */
export interface Given extends CallOptions {
  params?: Record<string, Plain>;
  query?: Record<string, Plain>;
  headers?: Record<string, Plain>;
  body?: unknown;
}

/** Calls that carry an empty bearer header (`spec.md` section 7). */
const emptyBearer: ReadonlySet<CallName> = new Set(['sendOtp', 'verifyOtp', 'resetPassword']);

const multipart: ReadonlySet<CallName> = new Set(['uploadFile']);

function addressOf(baseUrl: string, name: CallName, given: Given): string {
  const path = routes[name][1].replace(/:(\w+)/gu, (_, key: string) => encodeURIComponent(String(given.params?.[key])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${baseUrl.replace(/\/+$/u, '')}${path}${search}`;
}

function bearerOf(name: CallName, given: Given, token: string | null | undefined): string | undefined {
  if (emptyBearer.has(name)) return 'Bearer ';
  const own = given.token ?? token;
  return own ? `Bearer ${own}` : undefined;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(key, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** What travels for a call: the address, and ky's options for it. */
export function requestOf(options: ClientOptions, name: CallName, given: Given) {
  const { baseUrl, token, language } = options;
  const headers: Record<string, string> = { accept: 'application/json' };
  const said = typeof language === 'function' ? language() : language;
  if (said) headers['accept-language'] = said;
  const bearer = bearerOf(name, given, token);
  if (bearer) headers['authorization'] = bearer;
  for (const [key, value] of Object.entries(given.headers ?? {})) headers[key] = String(value);

  const body = multipart.has(name)
    ? { body: formOf(given.body) }
    : given.body === undefined
      ? {}
      : { json: given.body };
  return {
    address: addressOf(baseUrl, name, given),
    init: { method: routes[name][0], headers, ...body, ...(given.signal ? { signal: given.signal } : {}) },
    isUpload: multipart.has(name),
  };
}
