import { parseQuestion, QuestionParseError, type Question } from '@rubrica/question-kit';
import { paperProblemText, readPaperFile, type Paper } from '@rubrica/question-kit/paper';
import { UnreadableFileError, type CommandIo } from './command.ts';

/** What a file holds: a paper, or one question. */
export type Work = { kind: 'paper'; paper: Paper } | { kind: 'question'; question: Question };

/**
 * Reads a `.rubrica` file or the JSON of a question, of this or an earlier version.
 *
 * @throws {UnreadableFileError} when it is missing, or neither of them
 */
export async function readWork(path: string, io: CommandIo): Promise<Work> {
  const bytes = await readBytes(path, io);
  if (bytes.length === 0) throw new UnreadableFileError(`${path} is empty.`);
  return isZip(bytes) ? readPaper(path, bytes) : readQuestion(path, new TextDecoder().decode(bytes));
}

/**
 * Reads a file.
 *
 * @throws {UnreadableFileError} when it cannot be read
 */
export async function readBytes(path: string, io: CommandIo): Promise<Uint8Array> {
  try {
    return await io.read(path);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT')
      throw new UnreadableFileError(`There is no file ${path}.`);
    throw new UnreadableFileError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readPaper(path: string, bytes: Uint8Array): Work {
  const read = readPaperFile(bytes);
  if (!('problems' in read)) return { kind: 'paper', paper: read.paper };
  const problems = read.problems.map((problem) => `  ${whereIn(problem.path)}: ${paperProblemText(problem)}`);
  throw new UnreadableFileError([`${path} cannot be read as a paper:`, ...problems].join('\n'));
}

function readQuestion(path: string, text: string): Work {
  try {
    return { kind: 'question', question: parseQuestion(text) };
  } catch (error) {
    if (!(error instanceof QuestionParseError)) throw error;
    const problems = error.problems.map(({ path: where, message }) => `  ${whereIn(where)}: ${message}`);
    throw new UnreadableFileError(
      [`${path} is neither a paper (.rubrica) nor a question that this version reads:`, ...problems].join('\n'),
    );
  }
}

function whereIn(path: readonly (string | number)[]): string {
  return path.join('.') || 'the file';
}

/** Every zip file begins with the mark of its first entry, or with that of its end when it is empty. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
