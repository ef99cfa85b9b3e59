import type { CallName, Failure } from '../contract/index.ts';

/** The server refused a call. `message` can be shown to people; it is empty if something other than the server responded. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly call: CallName;
  /** The HTTP status. */
  readonly status: number;
  /** Identifies the failure for a program; `unknown` if something other than the server responded. */
  readonly code: string;
  /** Messages by field, each to be shown beside its field. */
  readonly errors: Record<string, string[]>;
  /** What the refusal carries besides, as the call declares it for its code; see {@link isRefusal}. */
  readonly details: unknown;
  /** Seconds to wait before the next try, if the server stated them. */
  readonly retryAfter: number | undefined;

  constructor(call: CallName, status: number, failure: Failure, retryAfter?: number) {
    super(failure.message);
    this.call = call;
    this.status = status;
    this.code = failure.code;
    this.errors = failure.errors ?? {};
    this.details = failure.details;
    this.retryAfter = retryAfter;
  }

  /** Whether something other than the server responded, such as a proxy: its status says nothing about what the call is about. */
  get isForeign(): boolean {
    return this.code === 'unknown';
  }
}
