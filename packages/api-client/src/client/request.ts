import type { CallName } from '../contract/index.ts';
import { type AnyRoute, type RouteOptions, routes } from './routes.ts';
import type { CallOptions, ClientOptions } from './types.ts';

type Plain = string | number | boolean | undefined;

/** The parts of a call as the client sees them, whichever call it is. */
export interface Given extends CallOptions {
  params?: Record<string, Plain>;
  query?: Record<string, Plain>;
  headers?: Record<string, Plain>;
  body?: unknown;
}

function addressOf(baseUrl: string, pattern: string, given: Given): string {
  const path = pattern.replace(/:(\w+)/gu, (_, key: string) => encodeURIComponent(String(given.params?.[key])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(given.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${baseUrl.replace(/\/+$/u, '')}${path}${search}`;
}

function bearerOf({ bearer }: RouteOptions, given: Given, token: string | null | undefined): string | undefined {
  if (bearer === 'empty') return 'Bearer ';
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
  const [method, path, route = {}]: AnyRoute = routes[name];
  const isUpload = route.bodyKind === 'multipart';
  const headers: Record<string, string> = { accept: 'application/json' };
  const said = typeof language === 'function' ? language() : language;
  if (said) headers['accept-language'] = said;
  const bearer = bearerOf(route, given, token);
  if (bearer) headers['authorization'] = bearer;
  for (const [key, value] of Object.entries(given.headers ?? {})) headers[key] = String(value);

  const body = isUpload ? { body: formOf(given.body) } : given.body === undefined ? {} : { json: given.body };
  return {
    address: addressOf(baseUrl, path, given),
    init: { method, headers, ...body, ...(given.signal ? { signal: given.signal } : {}) },
    isUpload,
  };
}
