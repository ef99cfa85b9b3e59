/**
 * Why the provider did not do what it was asked. What was asked for has certainly not happened, but for `unknown`: the answer got
 * lost, or cannot be read, so a message may have been sent. Nothing is asked again by itself after `unknown`.
 */
export type WhatsAppFailure =
  | {
      kind: 'refused';
      /** The provider's own words, without numbers and keys; empty where it gives none. */
      message: string;
      /** What is wrong, by the provider's names of fields. */
      fields: Readonly<Record<string, readonly string[]>>;
    }
  | { kind: 'unauthorized' }
  | { kind: 'limited'; retryAfterMs: number }
  | { kind: 'unavailable' }
  | { kind: 'unknown' };

/** What came of a request to the provider. */
export type WhatsAppResult<Value> = { ok: true; value: Value } | { ok: false; failure: WhatsAppFailure };

/** A session of the provider: a phone number that is, or can be, linked. */
export interface ProviderSession {
  /** The provider's id of it. */
  id: string;
  name: string;
  /** In lower case: those of `spec.md` section 4, `need_passkey`, and whatever the provider invents. */
  status: string;
  phoneNumber: string | null;
  updatedAt: Date | null;
  /** Whether it may send one message in five seconds alone, so that WhatsApp does not block it; null where the list does not say. */
  isProtected: boolean | null;
  /** What sends in its name, where the list has it. */
  key: string | null;
}

/** How fast a session may send, as far as the answer to a message says. */
export interface SendRate {
  /** Messages in a minute. */
  perMinute: number | null;
  /** How long to wait before the next one; null where it may be sent. */
  restMs: number | null;
}

/** Where a session is on the way to being linked: `qr` is what the phone scans, and null once nothing is to be scanned. */
export interface ProviderLink {
  status: string;
  qr: string | null;
}

/** A file that is sent by its address. */
export interface ProviderMedia {
  kind: 'image' | 'video' | 'document' | 'audio';
  url: string;
  /** What the recipient sees a document called. */
  fileName?: string;
}

/** What is sent to one recipient in the name of the session whose key it is. */
export interface OutgoingMessage {
  key: string;
  /** A phone number with its country code. */
  to: string;
  text?: string;
  media?: ProviderMedia;
}

/** A file that came with a message. */
export interface ReceivedMedia {
  kind: 'image' | 'video' | 'audio' | 'document' | 'sticker';
  /** As its sender's phone says; empty where it does not. */
  mime: string;
  name: string;
  /** Null where the phone does not say. */
  sizeBytes: number | null;
  durationMs: number | null;
  /** By which the provider opens it, as it gave it; null where that is missing. */
  handle: Readonly<Record<string, unknown>> | null;
}

/** What came of fetching a file. Fetching changes nothing, so that it can be tried again after all but `refused` and `too-large`. */
export type MediaResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; failure: WhatsAppFailure | { kind: 'too-large' } };

/** What became of a message that the provider accepted. */
export type DeliveryStatus = 'failed' | 'pending' | 'sent' | 'delivered' | 'read' | 'played';

/** A message that a session sent, as the provider's log has it. */
export interface LoggedMessage {
  messageId: string;
  /** In digits, with the country code; null where the log has no number. */
  to: string | null;
  /** Null where the log keeps no texts. */
  text: string | null;
  /** Null for a status that is none of ours. */
  status: DeliveryStatus | null;
  at: Date;
}

/** What the provider reports by itself. */
export type ProviderEvent =
  | { kind: 'session-status'; key: string; status: string; at: Date | null }
  | {
      kind: 'message-status';
      key: string;
      /** The names that the provider has for the message: that of its reply, or WhatsApp's own. */
      messageIds: readonly string[];
      /** Null where it only tells that two names are of one message. */
      status: DeliveryStatus | null;
    }
  | {
      kind: 'message-received';
      key: string;
      /** WhatsApp's own name for it. */
      messageId: string;
      /** In digits, with the country code. */
      from: string;
      /** Empty for a picture without words and the like. */
      text: string;
      media: ReceivedMedia | null;
      at: Date | null;
    };

/** A service that sends WhatsApp messages. It asks the provider once per call, and never again by itself. */
export interface WhatsAppProvider {
  listSessions: () => Promise<WhatsAppResult<ProviderSession[]>>;
  /** Reads the key of a session that the list gives none of. */
  readKey: (id: string) => Promise<WhatsAppResult<string>>;
  /** Begins to link a session to a phone. */
  connectSession: (id: string) => Promise<WhatsAppResult<ProviderLink>>;
  /** Reads how far the linking is, with the code that is valid now. */
  readLink: (id: string) => Promise<WhatsAppResult<ProviderLink>>;
  restartSession: (id: string) => Promise<WhatsAppResult<{ status: string }>>;
  /** Hands a message over. Success says that it was accepted, not that it was sent. */
  send: (message: OutgoingMessage) => Promise<WhatsAppResult<{ messageId: string; rate: SendRate }>>;
  readMessage: (key: string, messageId: string) => Promise<WhatsAppResult<DeliveryStatus>>;
  /** Reads the newest messages of a session's log; `isWhole` where there are no older ones. */
  listMessageLogs: (sessionId: string) => Promise<WhatsAppResult<{ items: LoggedMessage[]; isWhole: boolean }>>;
  /** Fetches a file that came with a message to the session whose key it is; nothing is read beyond `maxBytes`. */
  fetchMedia: (
    key: string,
    media: Readonly<Record<string, unknown>>,
    options: { maxBytes: number; signal: AbortSignal },
  ) => Promise<MediaResult>;
  /** Reads the events that are of use here, all of one session. Returns null where the secret is wrong, or none is set up. */
  parseWebhook: (request: { secret: string | undefined; body: unknown }) => ProviderEvent[] | null;
}
