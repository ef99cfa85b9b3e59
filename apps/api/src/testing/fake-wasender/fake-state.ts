import { createHash, randomBytes } from 'node:crypto';

/**
 * How requests are answered. `ok` does what is asked. The others refuse it, but for three, which do it, and the asker never learns:
 * `html-502`, `drop-after-accept` and `hang`.
 */
export const fakeModes = [
  'ok',
  '401',
  '422',
  '429',
  'not-success',
  '500',
  'html-502',
  'drop-after-accept',
  'hang',
] as const;
export type FakeMode = (typeof fakeModes)[number];

/** How webhooks arrive. */
export const webhookModes = ['once', 'doubled', 'reversed', 'badly-signed'] as const;
export type WebhookMode = (typeof webhookModes)[number];

export interface FakeSession {
  id: number;
  name: string;
  status: string;
  phoneNumber: string | null;
  updatedAt: Date;
  /** Whether it may send one message in five seconds alone. */
  isProtected: boolean;
  key: string;
  /** When a phone scans the code; null where none does by itself. */
  scannedAt: number | null;
}

/** A message that was taken on. */
export interface AcceptedMessage {
  msgId: number;
  session: number;
  to: string;
  body: Record<string, unknown>;
  /** WaSender's number of what became of it. */
  status: number;
  at: Date;
}

/**
 * How files that came with messages are given out: `gone` is no longer there, `later` not yet, `redirect` is elsewhere, `endless` is
 * longer than anybody reads, `cut` ends in the middle, and `inside` is an address of the network of whoever asks.
 */
export const mediaModes = ['ok', 'gone', 'later', 'redirect', 'endless', 'cut', 'inside'] as const;
export type MediaMode = (typeof mediaModes)[number];

/** A file that came with a message. */
export interface FakeMedia {
  mime: string;
  name?: string;
  bytes: Uint8Array;
}

/** How long after a message was taken on it is sent, delivered and read, and answered by one person. */
export interface FakeLife {
  sentMs: number;
  deliveredMs: number;
  readMs: number;
  answerMs: number;
}

/** What the fake knows; tests read and change it. */
export interface FakeState {
  token: string;
  webhookSecret: string;
  mode: FakeMode;
  /** What a 429 says, in seconds. */
  retryAfterSeconds: number;
  /** How many requests are left, in the headers; null where they do not say. A 0 lasts for `retryAfterSeconds`. */
  remaining: number | null;
  webhookMode: WebhookMode;
  mediaMode: MediaMode;
  /** The files that phones have sent, by the key that opens each. */
  media: Map<string, FakeMedia>;
  /** Where webhooks go. */
  webhookUrl: string | null;
  /** How long after its code is asked for a phone scans it; null: never. */
  scanAfterMs: number | null;
  /** When messages are delivered, read and answered by themselves; null: never. */
  life: FakeLife | null;
  sessions: FakeSession[];
  /** Every message that was taken on, in order: an assertion that none is there twice. */
  accepted: AcceptedMessage[];
  /** Every request, as `METHOD path`. */
  requests: string[];
  /** Called with each message before anything is done with it, which waits for it, and once it has been answered. */
  onHandOver: ((moment: 'asked' | 'answered') => Promise<void>) | null;
}

/** Sessions in every state, in the mixed case in which they arrive. */
const examples = [
  ['School office', 'CONNECTED', '+201001234501'],
  ['تذكير الاختبارات', 'connected', '+201001234502'],
  ['Front desk', 'need_scan', '+201001234503'],
  ['Cairo branch', 'Connecting', '+201001234504'],
  ['Weekend line', 'DISCONNECTED', '+201001234505'],
  ['Old phone', 'logged_out', '+201001234506'],
  ['Trial number', 'EXPIRED', '+201001234507'],
  ['New phone', 'need_passkey', null],
] as const;

/** Keys are the same after each start, so that what was stored of a demo still fits. */
const keyOf = (id: number) => createHash('sha256').update(`fake-wasender ${id}`).digest('hex');

export function createFakeState(overrides: Partial<FakeState> = {}): FakeState {
  const begunAt = Date.now();
  return {
    token: 'fake-personal-access-token',
    webhookSecret: 'fake-webhook-secret',
    mode: 'ok',
    retryAfterSeconds: 7,
    remaining: null,
    webhookMode: 'once',
    mediaMode: 'ok',
    media: new Map(),
    webhookUrl: null,
    scanAfterMs: null,
    life: null,
    sessions: examples.map(([name, status, phoneNumber], index) => ({
      id: index + 1,
      name,
      status,
      phoneNumber,
      updatedAt: new Date(begunAt - index * 5_400_000 - 300_000),
      isProtected: true,
      key: keyOf(index + 1),
      scannedAt: null,
    })),
    accepted: [],
    requests: [],
    onHandOver: null,
    ...overrides,
  };
}

export function setStatus(session: FakeSession, status: string): void {
  session.status = status;
  session.updatedAt = new Date();
  session.scannedAt = null;
}

/** What a phone scans; another one each time. */
export const newQr = () => `2@${randomBytes(120).toString('base64')},${randomBytes(33).toString('base64')}`;
