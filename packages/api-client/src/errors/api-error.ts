import type { CallName, Failure } from '../contract/index.ts';

/** The server refused a call. `message` is fit to show, and empty where something else than the server answered. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';
  readonly call: CallName;
  /** The HTTP status. */
  readonly status: number;
  /** Says which refusal it is, for a program; `unknown` where something else than the server answered. */
  readonly code: string;
  /** Messages by field, each fit to show beside its field. */
  readonly errors: Record<string, string[]>;
  /** Seconds to wait before the next try, where the server said so. */
  readonly retryAfter: number | undefined;

  constructor(call: CallName, status: number, failure: Failure, retryAfter?: number) {
    super(failure.message);
    this.call = call;
    this.status = status;
    this.code = failure.code;
    this.errors = failure.errors ?? {};
    this.retryAfter = retryAfter;
  }
}
