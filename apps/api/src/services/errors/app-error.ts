import type { FailureCode, FailureData } from './failure-data.ts';

/** Kinds of failure. Each has one error class and one HTTP status. */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited';

/** A failure that is reported to the caller, in their language. The English `message` is for the log. */
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
