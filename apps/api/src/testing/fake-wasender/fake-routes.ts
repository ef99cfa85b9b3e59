import { z } from 'zod';
import { type FakeSession, type FakeState, newQr, setStatus } from './fake-state.ts';

/** A reply as it is sent. */
export interface FakeReply {
  status: number;
  body: unknown;
}

export interface FakeRequest {
  method: string;
  /** Below `/api`. */
  path: string;
  bearer: string;
  body: Record<string, unknown>;
  /** Where the fake is. */
  origin: string;
}

const done = (data: unknown, status = 200): FakeReply => ({ status, body: { success: true, data } });
const failed = (status: number, message: string, errors?: Record<string, string[]>): FakeReply => ({
  status,
  body: { success: false, message, ...(errors ? { errors } : {}) },
});
/** Its controllers say `error`, its framework `message`. */
const missing: FakeReply = { status: 404, body: { success: false, error: 'The specified session was not found.' } };

/** Answers a request as WaSender does where nothing is wrong with it. */
export function answer(state: FakeState, request: FakeRequest): FakeReply {
  const [collection, id = '', action = ''] = request.path.split('/').slice(1);
  const route = `${request.method} ${collection} ${action}`.trim();
  if (collection === 'whatsapp-sessions') {
    if (request.bearer !== state.token) return failed(401, 'Invalid API key');
    if (id === '') return done(state.sessions.map((session) => listed(session)));
    const session = state.sessions.find((one) => String(one.id) === id);
    return session ? onSession(state, session, route) : missing;
  }
  const session = state.sessions.find(({ key }) => key === request.bearer);
  if (!session) return failed(401, 'Invalid API key');
  if (route === 'POST send-message') return send(state, session, request.body);
  if (route === 'POST decrypt-media') return openMedia(state, request);
  if (route === 'GET messages info') {
    const message = state.accepted.find(({ msgId }) => String(msgId) === id);
    if (!message) return failed(404, 'Message not found.');
    return done({ msgId: message.msgId, id: `3EB0${message.msgId}`, status: message.status });
  }
  return failed(404, 'The route could not be found.');
}

/** The list has no keys; one session alone does. */
function listed(session: FakeSession) {
  if (session.scannedAt !== null && session.scannedAt <= Date.now()) setStatus(session, 'CONNECTED');
  const { id, name, status, phoneNumber, isProtected, updatedAt } = session;
  return {
    id,
    name,
    status,
    phone_number: phoneNumber,
    account_protection: isProtected,
    log_messages: true,
    updated_at: updatedAt.toISOString(),
  };
}

function onSession(state: FakeState, session: FakeSession, route: string): FakeReply {
  const shown = listed(session);
  const isConnected = session.status.toLowerCase() === 'connected';
  switch (route) {
    case 'GET whatsapp-sessions':
      return done({ ...shown, api_key: session.key, webhook_secret: state.webhookSecret });
    case 'GET whatsapp-sessions qrcode':
      return isConnected ? failed(400, 'Session is already connected.') : done({ qrCode: newQr() });
    case 'GET whatsapp-sessions message-logs':
      return done({ current_page: 1, last_page: 1, data: logOf(state, session) });
    case 'POST whatsapp-sessions connect': {
      if (isConnected) return done({ status: 'ALREADY_CONNECTED', qrCode: null });
      setStatus(session, 'NEED_SCAN');
      if (state.scanAfterMs !== null) session.scannedAt = Date.now() + state.scanAfterMs;
      return done({ status: session.status, qrCode: newQr() });
    }
    case 'POST whatsapp-sessions restart': {
      // The phone has to be linked again where it was unlinked.
      const isLinked = ['connected', 'disconnected', 'connecting'].includes(session.status.toLowerCase());
      setStatus(session, isLinked ? 'CONNECTED' : 'NEED_SCAN');
      return done({ status: session.status });
    }
    default:
      return failed(405, 'The method is not supported.');
  }
}

/** The newest first; numbers as WhatsApp addresses them. */
const logOf = (state: FakeState, { id }: FakeSession) =>
  state.accepted
    .filter(({ session }) => session === id)
    .map(({ msgId, to, body, status, at }) => ({
      id: msgId,
      to: `${to.replace('+', '')}@s.whatsapp.net`,
      content: body['text'] ?? null,
      status: ['error', 'in_progress', 'sent', 'delivered', 'read', 'played'][status],
      created_at: at.toISOString(),
    }))
    .toReversed();

/** Only what it reads of the message that it is given. */
const mediaRequest = z.object({
  data: z.object({
    messages: z.object({
      key: z.object({ id: z.string() }),
      message: z.record(z.string(), z.object({ url: z.string(), mimetype: z.string(), mediaKey: z.string() })),
    }),
  }),
});

/** Gives out the address of a file, for an hour. */
function openMedia(state: FakeState, { body, origin }: FakeRequest): FakeReply {
  const { data: given } = mediaRequest.safeParse(body);
  const [part] = Object.values(given?.data.messages.message ?? {});
  if (!part) return failed(422, 'Validation failed', { 'data.messages': ['The message has no media.'] });
  if (state.mediaMode === 'later') return failed(500, 'Server Error');
  if (state.mediaMode === 'gone' || !state.media.has(part.mediaKey))
    return failed(400, 'Media could not be decrypted.');
  const path = `/media/decrypted/${encodeURIComponent(part.mediaKey)}`;
  const host = state.mediaMode === 'inside' ? 'https://169.254.169.254' : origin;
  return { status: 200, body: { success: true, publicUrl: `${host}${path}` } };
}

const mediaFields = ['imageUrl', 'videoUrl', 'documentUrl', 'audioUrl'];

function send(state: FakeState, session: FakeSession, body: Record<string, unknown>): FakeReply {
  const to = typeof body['to'] === 'string' ? body['to'] : '';
  if (!/^\+?\d{8,15}$/u.test(to)) return failed(422, 'Validation failed', { to: ['The to field is invalid.'] });
  const media = mediaFields.filter((field) => field in body);
  if (media.length > 1) return failed(422, 'Only one of the media fields can be used.');
  if (media.length === 0 && !body['text']) return failed(422, 'Validation failed', { text: ['The text is required.'] });
  if (session.status.toLowerCase() !== 'connected')
    return { status: 200, body: { success: false, message: `The session of ${to} is not connected.` } };
  const msgId = 100_000 + state.accepted.length;
  state.accepted.push({ msgId, session: session.id, to, body, status: 1, at: new Date() });
  return done({ msgId, jid: `${to}@s.whatsapp.net`, status: 'in_progress' });
}
