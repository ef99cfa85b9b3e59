import type { Call, CallArguments, CallName, CallReply, Contract } from '../contract/index.ts';

/** Progress of an upload, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** Options of any call, besides its own parts. */
export interface CallOptions {
  /** Gives up waiting; the call then throws the signal's reason. */
  signal?: AbortSignal;
  /** Takes the place of the stored token for this call (`spec.md` section 7: log-out and change of password). */
  token?: string;
  /** Sends the call also where the page is left meanwhile. Its body may be 64 KB at most. */
  keepalive?: boolean;
  /** Called while a file is uploaded. */
  onProgress?: (progress: UploadProgress) => void;
}

/** Options of a call whose reply has an entity tag. */
export interface TagOptions<Reply = unknown> {
  /** An earlier reply of this call with its tag. If the server says that it is still the same, it is not sent again, and the call returns this one. */
  kept?: { tag: string; reply: Reply } | undefined;
  /** Called with the tag of the reply before the call returns; null if there is none. */
  onTag?: (tag: string | null) => void;
}

/** The options of one call, besides its own parts. */
type OptionsOf<C extends Call> = CallOptions & (C extends { tagged: true } ? TagOptions<CallReply<C>> : unknown);

/** The keys that are required. */
type RequiredKeys<T> = { [Key in keyof T]-?: T extends Record<Key, T[Key]> ? Key : never }[keyof T];

/** One call: its parts in, its reply out. The argument is left out where nothing is needed. */
export type ClientCall<Name extends CallName> =
  RequiredKeys<CallArguments<Contract[Name]>> extends never
    ? (given?: CallArguments<Contract[Name]> & OptionsOf<Contract[Name]>) => Promise<CallReply<Contract[Name]>>
    : (given: CallArguments<Contract[Name]> & OptionsOf<Contract[Name]>) => Promise<CallReply<Contract[Name]>>;

/** Every call of the contract, by name. */
export type Client = { readonly [Name in CallName]: ClientCall<Name> };

/** The options of a client. */
export interface ClientOptions {
  /** The backend host plus `/api`, such as `https://school.example/api`; or a path on the page's own origin. */
  baseUrl: string;
  /** The stored token, read once; null before a login. */
  token?: string | null;
  /** The language of messages in replies; a function if it can change. */
  language?: string | (() => string);
  /** Takes the place of the platform's own. */
  fetch?: typeof globalThis.fetch;
  /**
   * Loads the schemas with which every reply is parsed. Without it, replies are trusted, and the page carries no schema; `() => import('@rubrica/api-client/contract')` parses all of them.
   */
  schemas?: () => Promise<{ contract: Contract }>;
  /** Called with every error before the caller gets it, for what concerns the whole page, such as an ended session. */
  onError?: (error: unknown) => void;
}
