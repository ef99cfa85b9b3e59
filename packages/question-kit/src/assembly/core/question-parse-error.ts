/** Why a stored question was refused. */
export type QuestionParseCode = 'malformed' | 'unknown-version' | 'unknown-type';

/** One thing that is wrong with a stored question. */
export interface QuestionParseProblem {
  /** From the question to the field: `['questions', 0, 'type']`. */
  path: (string | number)[];
  message: string;
}

/** A stored question cannot be read. `path` and `message` are those of the first of `problems`. */
export class QuestionParseError extends Error {
  override readonly name = 'QuestionParseError';
  readonly code: QuestionParseCode;
  readonly path: (string | number)[];
  readonly problems: readonly QuestionParseProblem[];

  constructor(code: QuestionParseCode, problems: readonly [QuestionParseProblem, ...QuestionParseProblem[]]) {
    const [first] = problems;
    super(`${first.path.length === 0 ? 'The question' : first.path.join('.')}: ${first.message}`);
    this.code = code;
    this.path = first.path;
    this.problems = problems;
  }
}
