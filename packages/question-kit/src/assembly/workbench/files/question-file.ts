import { draftOf, questionOf } from '../../core/defaults.ts';
import { parseQuestion } from '../../core/parse-question.ts';
import { QuestionParseError, type QuestionParseProblem } from '../../core/question-parse-error.ts';
import type { Draft } from '../../core/question.ts';

/** The draft of a file, or its problems: none for text that is no JSON, and so a file of another program. */
export type QuestionFileResult = { draft: Draft } | { problems: readonly QuestionParseProblem[] };

/** Serializes a draft as the text of a file. */
export function serializeQuestion(draft: Draft): string {
  return `${JSON.stringify(questionOf(draft), null, 2)}\n`;
}

/** Parses the output of `serializeQuestion`, of this or an older version. */
export function parseQuestionFile(text: string): QuestionFileResult {
  if (!isJson(text)) return { problems: [] };
  try {
    return { draft: draftOf(parseQuestion(text)) };
  } catch (error) {
    if (error instanceof QuestionParseError) return { problems: error.problems };
    throw error;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a file name made of the title's letters and digits. */
export function fileName({ title }: Pick<Draft, 'title'>, ending: string, untitled = 'question'): string {
  const plain = title
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60);
  return `${plain || untitled}.${ending}`;
}
