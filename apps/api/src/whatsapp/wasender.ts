import { createHash, timingSafeEqual } from 'node:crypto';
import ky from 'ky';
import type { z } from 'zod';
import { download } from './download.ts';
import type {
  OutgoingMessage,
  ProviderEvent,
  SendRate,
  WhatsAppFailure,
  WhatsAppProvider,
  WhatsAppResult,
} from './provider.ts';
import { mediaOf } from './received-media.ts';
import { retryAfterMs, sendRateOf } from './retry-after.ts';
import {
  decryptReply,
  linkReply,
  logsReply,
  messageReply,
  messageStatusSchema,
  qrReply,
  readRefusal,
  receivedFilesSchema,
  receivedSchema,
  restartReply,
  sendReply,
  sessionReply,
  sessionsReply,
  webhookDataSchema,
  webhookSchema,
} from './wasender-replies.ts';

/** How the account at WaSender is reached. */
export interface WasenderOptions {
  /** The address of its API, such as `https://www.wasenderapi.com/api`. */
  url: string;
  /** The personal access token, for the sessions; a message is sent with the key of its session. */
  token: string;
  /** What webhooks carry; none are accepted without. */
  webhookSecret?: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
/** More than the longest list. */
const maxReplyLength = 2_000_000;
/** Before anything could be sent: the address has no server, or it does not answer. */
const notReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** How many messages of a log are read at once. */
const logPage = 100;

const sessionPath = (id: string) => `/whatsapp-sessions/${encodeURIComponent(id)}`;

interface Exchange<Reply extends z.ZodType> {
  path: string;
  bearer: string;
  reply: Reply;
  /** What is done by it; reading does nothing, so that nothing of it can be `unknown`. */
  method?: 'GET' | 'POST';
  body?: object;
  /** How long it is waited for; as for all where absent. */
  waitMs?: number;
  /** Given the headers of the answer. */
  onHeaders?: (headers: Headers) => void;
}

/** Creates a client of WaSender (https://wasenderapi.com/api-docs). It never repeats a request: a repeated one would send a message twice. */
export function createWasender({
  url,
  token,
  webhookSecret,
  timeoutMs = defaultTimeoutMs,
}: WasenderOptions): WhatsAppProvider {
  const http = ky.create({ retry: 0, throwHttpErrors: false, redirect: 'manual', timeout: false });
  const base = url.replace(/\/+$/u, '');

  const ask = async <Reply extends z.ZodType>({
    path,
    bearer,
    reply,
    method = 'GET',
    body,
    waitMs = timeoutMs,
    onHeaders,
  }: Exchange<Reply>): Promise<WhatsAppResult<z.output<Reply>>> => {
    const lost: WhatsAppFailure = { kind: method === 'GET' ? 'unavailable' : 'unknown' };
    try {
      const response = await http(`${base}${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' },
        ...(body ? { json: body } : {}),
        // For the whole exchange, the body of the reply included.
        signal: AbortSignal.timeout(waitMs),
      });
      onHeaders?.(response.headers);
      const content = readJson(await response.text());
      const failure = failureOf(response, content, lost);
      if (failure) return { ok: false, failure };
      const parsed = reply.safeParse(content);
      return parsed.success ? { ok: true, value: parsed.data } : { ok: false, failure: lost };
    } catch (error) {
      return { ok: false, failure: isNotReached(error) ? { kind: 'unavailable' } : lost };
    }
  };
  const askForSession = (id: string) => ask({ path: sessionPath(id), bearer: token, reply: sessionReply });

  return {
    listSessions: async () =>
      mapped(await ask({ path: '/whatsapp-sessions', bearer: token, reply: sessionsReply }), ({ data }) => data),
    readKey: async (id) => {
      const result = await askForSession(id);
      if (!result.ok) return result;
      const { key } = result.value.data;
      return key === null ? { ok: false, failure: { kind: 'unavailable' } } : { ok: true, value: key };
    },
    connectSession: async (id) =>
      mapped(
        await ask({ path: `${sessionPath(id)}/connect`, bearer: token, reply: linkReply, method: 'POST' }),
        ({ data }) => ({ status: data.status, qr: data.qrCode ?? null }),
      ),
    readLink: async (id) => {
      const session = await askForSession(id);
      if (!session.ok) return session;
      const { status } = session.value.data;
      if (status !== 'need_scan' && status !== 'connecting') return { ok: true, value: { status, qr: null } };
      const code = await ask({ path: `${sessionPath(id)}/qrcode`, bearer: token, reply: qrReply });
      // There is none between two codes, and none once it was scanned.
      if (!code.ok && code.failure.kind === 'refused') return { ok: true, value: { status, qr: null } };
      return mapped(code, ({ data }) => ({ status, qr: data.qrCode }));
    },
    restartSession: async (id) =>
      mapped(
        await ask({ path: `${sessionPath(id)}/restart`, bearer: token, reply: restartReply, method: 'POST' }),
        ({ data }) => ({ status: data?.status ?? 'connecting' }),
      ),
    send: async ({ key, ...message }) => {
      let rate: SendRate = { perMinute: null, restMs: null };
      const result = await ask({
        path: '/send-message',
        bearer: key,
        reply: sendReply,
        method: 'POST',
        body: bodyOf(message),
        onHeaders: (headers) => {
          rate = sendRateOf({ headers, nowMs: Date.now() });
        },
      });
      return mapped(result, ({ data }) => ({ messageId: data.msgId, rate }));
    },
    readMessage: async (key, messageId) =>
      mapped(
        await ask({ path: `/messages/${encodeURIComponent(messageId)}/info`, bearer: key, reply: messageReply }),
        ({ data }) => data.status,
      ),
    listMessageLogs: (sessionId) =>
      ask({ path: `${sessionPath(sessionId)}/message-logs?per_page=${logPage}`, bearer: token, reply: logsReply }),
    fetchMedia: async (key, media, { maxBytes, signal }) => {
      const opened = await ask({
        path: '/decrypt-media',
        bearer: key,
        reply: decryptReply,
        method: 'POST',
        body: { data: { messages: media } },
        // The provider fetches and decrypts the file before it answers.
        waitMs: 6 * timeoutMs,
      });
      if (!opened.ok) return opened;
      const found = await download(opened.value.publicUrl, { trustedOrigin: new URL(base).origin, maxBytes, signal });
      if (found.kind === 'done') return { ok: true, bytes: found.bytes };
      const failure = found.kind === 'refused' ? { kind: found.kind, message: '', fields: {} } : { kind: found.kind };
      return { ok: false, failure };
    },
    parseWebhook: ({ secret, body }) => {
      if (!webhookSecret || !isSame(secret ?? '', webhookSecret)) return null;
      return eventsOf(body);
    },
  };
}

function mapped<From, To>(result: WhatsAppResult<From>, map: (value: From) => To): WhatsAppResult<To> {
  return result.ok ? { ok: true, value: map(result.value) } : result;
}

/** The error of `JSON.parse` quotes the text, and a gateway answers in HTML. */
function readJson(text: string): unknown {
  if (text.length > maxReplyLength) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureOf({ status, headers }: Response, content: unknown, lost: WhatsAppFailure): WhatsAppFailure | null {
  const refusal = readRefusal(content);
  if (status === 429) {
    const { retryAfter } = refusal;
    return { kind: 'limited', retryAfterMs: retryAfterMs({ retryAfter, headers, nowMs: Date.now() }) };
  }
  if (status === 401 || status === 403) return { kind: 'unauthorized' };
  if (status >= 500) return lost;
  const isRefused = status >= 400 || isUnsuccessful(content);
  if (isRefused) return { kind: 'refused', message: refusal.message, fields: refusal.fields };
  // It is not followed, because it would carry the token to another address.
  return status >= 300 ? { kind: 'unavailable' } : null;
}

/** WaSender also refuses with the status 200. */
function isUnsuccessful(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'success' in content && content.success === false;
}

function isNotReached(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && notReached.has(cause.code)) return true;
    // Of a name with several addresses, none of which answers.
    if (cause instanceof AggregateError && cause.errors.length > 0) return cause.errors.every(isNotReached);
  }
  return false;
}

function bodyOf({ to, text, media }: Omit<OutgoingMessage, 'key'>) {
  return {
    to,
    ...(text === undefined ? {} : { text }),
    ...(media ? { [`${media.kind}Url`]: media.url } : {}),
    ...(media?.fileName === undefined ? {} : { fileName: media.fileName }),
  };
}

/** Compares digests, which are of one length, so that the time tells nothing of the secret. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** A webhook tells of one message, or of several in a list. */
function eventsOf(body: unknown): ProviderEvent[] {
  const { data: webhook } = webhookSchema.safeParse(body);
  if (!webhook?.sessionId) return [];
  const { event, sessionId: key, timestamp } = webhook;
  const at = timestamp ?? null;
  if (event === 'session.status')
    return webhook.data?.status ? [{ kind: 'session-status', key, status: webhook.data.status, at }] : [];
  const { data: told } = webhookDataSchema.parse(body);
  const messages: unknown[] = Array.isArray(told) ? told : [told];
  if (event === 'messages.received') return messages.flatMap((message) => receivedOf(message, { key, at }) ?? []);
  return statusEvents.has(event) ? messages.flatMap((message) => statusOf(message, key) ?? []) : [];
}

/** A message that was sent, and what became of it. */
const statusEvents = new Set(['message.sent', 'messages.update', 'message-receipt.update']);

function statusOf(data: unknown, key: string): ProviderEvent | null {
  const { data: told } = messageStatusSchema.safeParse(data);
  const messageIds = [told?.msgId, told?.key?.id].filter((id) => id !== null && id !== undefined);
  // What others sent is told alike.
  if (!told || messageIds.length === 0 || told.key?.fromMe === false) return null;
  return { kind: 'message-status', key, messageIds, status: told.update?.status ?? told.status };
}

function receivedOf(data: unknown, { key, at }: { key: string; at: Date | null }): ProviderEvent | null {
  const { data: told } = receivedSchema.safeParse(data);
  if (!told || told.messages.key.fromMe === true) return null;
  const { id, cleanedSenderPn, senderPn, remoteJid } = told.messages.key;
  const from = cleanedSenderPn ?? senderPn ?? remoteJid;
  if (!id || from === null) return null;
  const { messageBody, message } = told.messages;
  const { data: files } = receivedFilesSchema.safeParse(data);
  const found = files ? mediaOf(files.messages.message, id) : null;
  const texts = [messageBody, message?.conversation, message?.extendedTextMessage?.text, found?.caption];
  return {
    kind: 'message-received',
    key,
    messageId: id,
    from,
    text: texts.find((text) => text) ?? '',
    media: found?.media ?? null,
    at,
  };
}
