import type { FailureCode, FailureData } from './failure-data.ts';

/** Kinds of failure; each is one class, and one HTTP status where it is sent. */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited';

/** A failure that its caller is told of. The message in English is for the log; the caller gets one in their language. */
export abstract class AppError<Code extends FailureCode = FailureCode> extends Error {
  abstract readonly kind: FailureKind;
  readonly code: Code;
  readonly data: FailureData[Code];

  constructor(code: Code, data: FailureData[Code]) {
    super(data === undefined ? code : `${code} ${JSON.stringify(data)}`);
    this.name = new.target.name;
    this.code = code;
    this.data = data;
  }
}
