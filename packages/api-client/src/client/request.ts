import type { AnyRoute, RouteOptions } from './route.ts';
import type { CallOptions, ClientOptions, TagOptions } from './types.ts';

type Primitive = string | number | boolean | undefined;

/** The parts of any call, as the client handles them. */
export interface CallParts extends CallOptions, TagOptions {
  params?: Record<string, Primitive>;
  query?: Record<string, Primitive>;
  headers?: Record<string, Primitive>;
  body?: unknown;
}

function addressOf(baseUrl: string, pattern: string, parts: CallParts): string {
  const path = pattern.replace(/:(\w+)/gu, (_, key: string) => encodeURIComponent(String(parts.params?.[key])));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${baseUrl.replace(/\/+$/u, '')}${path}${search}`;
}

function bearerOf({ bearer }: RouteOptions, parts: CallParts, token: string | null | undefined): string | undefined {
  if (bearer === 'empty') return 'Bearer ';
  const own = parts.token ?? token;
  return own ? `Bearer ${own}` : undefined;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.set(key, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** Returns the address of a call and ky's options for it. */
export function requestOf(options: ClientOptions, [method, path, route = {}]: AnyRoute, parts: CallParts) {
  const { baseUrl, token, language } = options;
  const isUpload = route.bodyKind === 'multipart';
  const headers: Record<string, string> = { accept: 'application/json' };
  const requestedLanguage = typeof language === 'function' ? language() : language;
  if (requestedLanguage) headers['accept-language'] = requestedLanguage;
  const bearer = bearerOf(route, parts, token);
  if (bearer) headers['authorization'] = bearer;
  for (const [key, value] of Object.entries(parts.headers ?? {})) headers[key] = String(value);
  if (parts.kept) headers['if-none-match'] = parts.kept.tag;

  const body = isUpload ? { body: formOf(parts.body) } : parts.body === undefined ? {} : { json: parts.body };
  return {
    address: addressOf(baseUrl, path, parts),
    init: {
      method,
      headers,
      ...body,
      ...(parts.signal ? { signal: parts.signal } : {}),
      ...(parts.keepalive ? { keepalive: true } : {}),
    },
    isUpload,
  };
}
