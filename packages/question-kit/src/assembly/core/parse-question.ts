import { migrateQuestion } from './migrations.ts';
import { QuestionParseError, type QuestionParseCode, type QuestionParseProblem } from './question-parse-error.ts';
import { questionSchema, refusedType, type Question } from './question.ts';
import { questionTypes } from '../../types/question-types.ts';
import { blockPath } from '../../primitives/draft/paths.ts';

/**
 * Reads a stored question of any version and brings it and its blocks to the present ones.
 *
 * @param stored the question as an object, or as JSON text
 * @throws {QuestionParseError} when it cannot be read; it names the path of what is wrong
 */
export function parseQuestion(stored: unknown): Question {
  const value = typeof stored === 'string' ? parseJson(stored) : stored;
  if (typeof value !== 'object' || value === null) refuse('malformed', [], 'It is not an object.');
  const question = migrateQuestion(value);
  refuseTypes(question);

  const result = questionSchema.safeParse(question);
  if (result.success) return result.data;
  const [first, ...rest] = result.error.issues.map(({ path, message }): QuestionParseProblem => ({
    path: path.map(pathPart),
    message,
  }));
  throw new QuestionParseError('malformed', [first ?? { path: [], message: 'It is malformed.' }, ...rest]);
}

/** Types are checked first: an unknown type is a clearer message than all the fields that do not fit. */
function refuseTypes(question: object): void {
  if ('subQuestionType' in question) refuseType(question.subQuestionType, ['subQuestionType']);
  const blocks: unknown = 'questions' in question ? question.questions : [];
  if (!Array.isArray(blocks)) return;
  for (const [index, block] of blocks.entries()) {
    const isTyped = typeof block === 'object' && block !== null && 'type' in block;
    if (isTyped) refuseType(block.type, blockPath(index, 'type'));
  }
}

function refuseType(type: unknown, path: (string | number)[]): void {
  const known: readonly unknown[] = questionTypes;
  if (!known.includes(type)) refuse('unknown-type', path, refusedType(type));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own words quote the text, which may be a picture.
    refuse('malformed', [], 'It is not JSON.');
  }
}

function refuse(code: QuestionParseCode, path: (string | number)[], message: string): never {
  throw new QuestionParseError(code, [{ path, message }]);
}

function pathPart(part: PropertyKey): string | number {
  return typeof part === 'number' ? part : String(part);
}
