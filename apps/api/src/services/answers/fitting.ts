import { AnswerMismatchError } from '@rubrica/question-kit';
import type { FieldProblem } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/validation-error.ts';

/**
 * What `work` makes of answers, with a refusal that names the place where they do not fit their question.
 *
 * @throws {ValidationError}
 */
export function fitting<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof AnswerMismatchError)) throw error;
    throw new ValidationError({ [['answers', ...error.path].join('.')]: [problemOf(error)] });
  }
}

function problemOf({ code, path }: AnswerMismatchError): FieldProblem {
  switch (code) {
    case 'too-many':
      return { code: 'list_max', limit: Number(path[0] ?? 0) };
    case 'mark-above-maximum':
      return { code: 'above_maximum' };
    case 'wrong-shape':
    case 'range-outside-text':
      return { code: 'format' };
  }
}
