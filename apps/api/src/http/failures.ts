import type { Failure } from '@rubrica/api-client/contract';
import type { Messages } from '../messages/messages.ts';
import { failureText, problemText } from '../messages/problem-text.ts';
import { AppError } from '../services/errors/app-error.ts';
import { ConflictError } from '../services/errors/conflict-error.ts';
import type { FieldProblems } from '../services/errors/failure-data.ts';
import { ValidationError } from '../services/errors/validation-error.ts';
import { RateLimitedError } from '../services/errors/rate-limited-error.ts';
import { Malformed } from './malformed.ts';
import { statuses } from './statuses.ts';

/** A failure ready to be sent. */
export interface FailureReply {
  status: (typeof statuses)[keyof typeof statuses] | 400 | 500;
  headers: Record<string, string>;
  body: Failure;
}

/**
 * What a caller is told of an error, in their language. Only the errors of `services/errors` say what happened; of any other
 * the caller learns a number, under which it stands in the log.
 */
export function failureReply(error: unknown, messages: Messages, requestId: string): FailureReply {
  if (error instanceof Malformed) {
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
  if (error instanceof ConflictError && error.current !== undefined) body.current = error.current;
  return {
    status: statuses[error.kind],
    headers: error instanceof RateLimitedError ? { 'retry-after': String(error.data.seconds) } : {},
    body,
  };
}

function fieldTexts(fields: FieldProblems, messages: Messages): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, problems]) => [
      field,
      problems.map((problem) => problemText(messages, problem)),
    ]),
  );
}
