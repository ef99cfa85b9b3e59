import type { UnfinishedQuestion } from '@rubrica/api-client/contract';
import type { FailureCode, FailureData, PlainCode, FieldProblems } from './failure-data.ts';

/** Kinds of failure. Each has one error class and one HTTP status. */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'invalid'
  | 'too-large'
  | 'unsupported-media'
  | 'rate-limited'
  | 'unavailable'
  | 'storage-full';

/** A failure that is reported to the caller, in their language. The English `message` is for the log. */
export abstract class AppError<Code extends FailureCode = FailureCode> extends Error {
  abstract readonly kind: FailureKind;
  readonly code: Code;
  readonly data: FailureData[Code];
  /** What the reply carries besides, where the call declares it for this code. */
  details: unknown = undefined;

  constructor(code: Code, data: FailureData[Code]) {
    super(data === undefined ? code : `${code} ${JSON.stringify(data)}`);
    this.name = new.target.name;
    this.code = code;
    this.data = data;
  }
}

/** The caller is not signed in, or the credentials are wrong. */
export class UnauthenticatedError extends AppError<PlainCode> {
  readonly kind = 'unauthenticated';

  constructor(code: PlainCode = 'unauthenticated') {
    super(code, undefined);
  }
}

/** The caller is signed in but may not do this. */
export class ForbiddenError extends AppError<PlainCode> {
  readonly kind = 'forbidden';

  constructor(code: PlainCode = 'forbidden') {
    super(code, undefined satisfies FailureData[PlainCode]);
  }
}

/** The object does not exist, or the caller may not see it. The reply does not say which. */
export class NotFoundError extends AppError<'not_found'> {
  readonly kind = 'not-found';

  constructor() {
    super('not_found', undefined);
  }
}

/** The recording was deleted, because the school keeps recordings for a limited time. */
export class RecordingDeletedError extends AppError<'recording_deleted'> {
  readonly kind = 'gone';

  constructor(deletedAt: Date, timeZone: string) {
    super('recording_deleted', { deletedAt, timeZone });
  }
}

/** The stored state does not allow the call. `current` is the server's copy if another save came first. */
export class ConflictError<Code extends FailureCode> extends AppError<Code> {
  readonly kind = 'conflict';
  readonly current: unknown;

  constructor(code: Code, data: FailureData[Code], current?: unknown) {
    super(code, data);
    this.current = current;
  }

  /** Returns the same conflict with another copy. */
  withCurrent(current: unknown): ConflictError<Code> {
    return new ConflictError(this.code, this.data, current);
  }
}

/** What was here is removed for good. */
export class GoneError extends AppError<PlainCode> {
  readonly kind = 'gone';

  constructor(code: PlainCode) {
    super(code, undefined satisfies FailureData[PlainCode]);
  }
}

/** The input is invalid; `fields` says where and why. */
export class ValidationError extends AppError<PlainCode> {
  readonly kind = 'invalid';
  readonly fields: FieldProblems;

  constructor(fields: FieldProblems, code: PlainCode = 'invalid') {
    super(code, undefined);
    this.fields = fields;
  }
}

/** The task cannot be set, because questions of it are not finished. */
export class UnfinishedQuestionsError extends AppError<'questions_unfinished'> {
  readonly kind = 'invalid';

  constructor(questions: readonly UnfinishedQuestion[]) {
    super('questions_unfinished', { questions: questions.length });
    this.details = { questions };
  }
}

/** The body or the file is larger than allowed. */
export class TooLargeError extends AppError<'too_large'> {
  readonly kind = 'too-large';

  constructor(limitBytes: number) {
    super('too_large', { limitBytes });
  }
}

/** The body holds more values than allowed. */
export class TooManyValuesError extends AppError<'too_many_values'> {
  readonly kind = 'too-large';

  constructor(limit: number) {
    super('too_many_values', { limit });
  }
}

/** The file does not fit into what its owner, or the school, may still store. */
export class QuotaError extends AppError<'user_quota' | 'school_quota'> {
  readonly kind = 'too-large';

  constructor(scope: 'user' | 'school', data: FailureData['user_quota']) {
    super(`${scope}_quota`, data);
  }
}

/** The type of the file, or of the body, is not accepted. */
export class UnsupportedMediaError extends AppError<'unsupported_media' | 'unsupported_body'> {
  readonly kind = 'unsupported-media';

  constructor(part: 'file' | 'body', data: FailureData['unsupported_media']) {
    super(part === 'file' ? 'unsupported_media' : 'unsupported_body', data);
  }
}

/** The disk of the server, or of its database, is full. */
export class StorageFullError extends AppError<'storage_full'> {
  readonly kind = 'storage-full';

  constructor() {
    super('storage_full', undefined);
  }
}

/** A service that the server uses does not do what it should; `data` says when it may again, where that is known. */
export class UnavailableError<
  Code extends
    | 'database_unavailable'
    | 'passwords_waiting'
    | 'whatsapp_unavailable'
    | 'whatsapp_unauthorized'
    | 'whatsapp_limited'
    | 'whatsapp_unknown',
> extends AppError<Code> {
  readonly kind = 'unavailable';
}

/** Many students start at the same time. `seconds` is when the caller should come again; nothing was begun. */
export class StartsWaitingError extends AppError<'starts_waiting'> {
  readonly kind = 'unavailable';

  constructor(seconds: number) {
    super('starts_waiting', { seconds });
    this.details = { seconds };
  }
}

/** Too many attempts. `seconds` is the time until the next one is allowed. */
export class RateLimitedError extends AppError<'rate_limited'> {
  readonly kind = 'rate-limited';

  constructor(seconds: number) {
    super('rate_limited', { seconds });
  }
}
