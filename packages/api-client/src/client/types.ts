import type { CallArguments, CallName, CallReply, Contract } from '../contract/index.ts';

/** How much of an upload has left the device, in bytes. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/** What any call may be given besides its own parts. */
export interface CallOptions {
  /** Gives up waiting; the call then throws the signal's reason. */
  signal?: AbortSignal;
  /** Takes the place of the stored token for this call (`spec.md` section 7: log-out and change of password). */
  token?: string;
  /** Told as a file leaves the device. */
  onProgress?: (progress: UploadProgress) => void;
}

/** The keys that have to be given. */
type Needs<T> = { [Key in keyof T]-?: T extends Record<Key, T[Key]> ? Key : never }[keyof T];

/** One call: its parts in, its reply out. The argument is left out where nothing is needed. */
export type ClientCall<Name extends CallName> =
  Needs<CallArguments<Contract[Name]>> extends never
    ? (given?: CallArguments<Contract[Name]> & CallOptions) => Promise<CallReply<Contract[Name]>>
    : (given: CallArguments<Contract[Name]> & CallOptions) => Promise<CallReply<Contract[Name]>>;

/** Every call of the contract, by name. */
export type Client = { readonly [Name in CallName]: ClientCall<Name> };

/** What a client is made with. */
export interface ClientOptions {
  /** The backend host plus `/api`, such as `https://school.example/api`; or a path on the page's own origin. */
  baseUrl: string;
  /** The stored token, read once; null before a login. */
  token?: string | null;
  /** The language replies are said in; a function where it can change. */
  language?: string | (() => string);
  /** Takes the place of the platform's own. */
  fetch?: typeof globalThis.fetch;
  /**
   * Where the schemas come from with which every reply is parsed. Left out, replies are believed, and the page carries
   * no schema; `() => import('@rubrica/api-client/contract')` parses all of them.
   */
  schemas?: () => Promise<{ contract: Contract }>;
  /** Told of every failure before the caller is, for what concerns the whole page: a session that ended. */
  onError?: (error: unknown) => void;
}
