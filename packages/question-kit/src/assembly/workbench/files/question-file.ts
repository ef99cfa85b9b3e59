import { draftOf, questionOf } from '../../core/defaults.ts';
import { parseQuestion } from '../../core/parse-question.ts';
import { QuestionParseError, type QuestionParseProblem } from '../../core/question-parse-error.ts';
import type { Draft } from '../../core/question.ts';

/** What became of a file: its draft, or what is wrong with it. */
export type ReadFile = { draft: Draft } | { problems: readonly QuestionParseProblem[] };

/** A draft as the text of a file. */
export function writeQuestion(draft: Draft): string {
  return `${JSON.stringify(questionOf(draft), null, 2)}\n`;
}

/** Reads what `writeQuestion` wrote, in this version or an older one. */
export function readQuestion(text: string): ReadFile {
  try {
    return { draft: draftOf(parseQuestion(text)) };
  } catch (error) {
    if (error instanceof QuestionParseError) return { problems: error.problems };
    throw error;
  }
}

/** A name for the file: the title as far as every system takes it. */
export function fileName({ title }: Draft, ending: string): string {
  const plain = title
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60);
  return `${plain || 'question'}.${ending}`;
}
