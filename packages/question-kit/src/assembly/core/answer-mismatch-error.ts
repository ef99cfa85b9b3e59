import type { MarkProblem } from '../../primitives/marking/marks.ts';

/** Why answers were refused. */
export type AnswerMismatchCode = 'too-many' | 'wrong-shape' | MarkProblem['code'];

/** Answers do not fit their question. `path` leads from the answers to what is wrong. */
export class AnswerMismatchError extends Error {
  override readonly name = 'AnswerMismatchError';
  readonly code: AnswerMismatchCode;
  readonly path: readonly (string | number)[];

  constructor(code: AnswerMismatchCode, path: readonly (string | number)[], message: string) {
    super(`${['answers', ...path].join('.')}: ${message}`);
    this.code = code;
    this.path = path;
  }
}
