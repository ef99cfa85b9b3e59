import { AnswerMismatchError } from '@rubrica/question-kit';
import type { FieldProblem } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/errors.ts';

/**
 * Runs a kit function on answers and reports an `AnswerMismatchError` as a validation error.
 *
 * @throws {ValidationError} on the path at which the answers do not match their question
 */
export function rejectMismatch<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof AnswerMismatchError)) throw error;
    throw new ValidationError({ [['answers', ...error.path].join('.')]: [toFieldProblem(error)] });
  }
}

function toFieldProblem({ code, path }: AnswerMismatchError): FieldProblem {
  switch (code) {
    case 'too-many':
      return { code: 'list_max', limit: Number(path[0] ?? 0) };
    case 'mark-above-maximum':
      return { code: 'above_maximum' };
    case 'wrong-shape':
    case 'range-outside-text':
    case 'time-outside-recording':
      return { code: 'format' };
  }
}
