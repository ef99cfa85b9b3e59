import type { Failure } from '@rubrica/api-client/contract';
import { isDatabaseUnreachable } from '../database-unreachable.ts';
import { isDiskFull } from '../disk-full.ts';
import {
  type FailureKind,
  AppError,
  ConflictError,
  ValidationError,
  RateLimitedError,
  StartsWaitingError,
  StorageFullError,
  UnavailableError,
} from '../services/errors/errors.ts';
import type { Messages } from '../messages/messages.ts';
import { failureText, problemText } from '../messages/messages-for.ts';
import type { FieldProblems } from '../services/errors/failure-data.ts';
import { MalformedRequestError } from './malformed-request-error.ts';

/** The HTTP status of each kind of failure. */
const statusByKind = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'rate-limited': 429,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<FailureKind, number>;

/** A failure as it is sent. */
export interface FailureReply {
  status: (typeof statusByKind)[keyof typeof statusByKind] | 400 | 500;
  headers: Record<string, string>;
  body: Failure;
}

/** A database that is started again, or replaced by its standby, is away for about as long. */
export const databaseUnavailable = new UnavailableError('database_unavailable', { seconds: 5 });

/**
 * Returns the response to an error, in the caller's language. Only the errors of `services/errors`, a full disk and a database that is
 * away are described; for any other the response holds only the request's id, under which the error is in the log.
 */
export function failureReply(cause: unknown, messages: Messages, requestId: string): FailureReply {
  const error = described(cause);
  if (error instanceof MalformedRequestError) {
    return {
      status: 400,
      headers: {},
      body: { message: failureText(messages, 'malformed', undefined), code: 'malformed' },
    };
  }
  if (!(error instanceof AppError)) {
    const message = failureText(messages, 'internal', { requestId });
    return { status: 500, headers: {}, body: { message, code: 'internal' } };
  }
  const body: Failure = { message: failureText(messages, error.code, error.data), code: error.code };
  if (error instanceof ValidationError) body.errors = fieldTexts(error.fields, messages);
  if (error.details !== undefined) body.details = error.details;
  if (error instanceof ConflictError && error.current !== undefined) body.current = error.current;
  return {
    status: statusByKind[error.kind],
    headers: retryAfterOf(error),
    body,
  };
}

function described(cause: unknown): unknown {
  if (isDatabaseUnreachable(cause)) return databaseUnavailable;
  return isDiskFull(cause) ? new StorageFullError() : cause;
}

/** When a limit ends, ours or that of a service the server uses. */
function retryAfterOf(error: AppError): Record<string, string> {
  const isTimed =
    error instanceof RateLimitedError || error instanceof UnavailableError || error instanceof StartsWaitingError;
  return isTimed && error.data ? { 'retry-after': String(error.data.seconds) } : {};
}

function fieldTexts(fields: FieldProblems, messages: Messages): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [
      field,
      problems.map((problem) => problemText(messages, problem)),
    ]),
  );
}
