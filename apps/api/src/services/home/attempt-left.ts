import type { Answer, AttemptLeft } from '@rubrica/api-client/contract';
import {
  countWords,
  firstText,
  isAnswerable,
  type Question,
  toStudentView,
  validateAnswers,
} from '@rubrica/question-kit';

type Entry = Answer['answers'][number];

/** Returns what is missing in the answers of an attempt, by the rules that say on its page what is unanswered. */
export function attemptLeft(parts: readonly { question: Question; entries: Answer['answers'] }[]): AttemptLeft {
  const left: AttemptLeft = { words: 0, questions: 0, recordings: 0 };
  for (const { question, entries } of parts) {
    const view = toStudentView(question);
    const { blocks } = validateAnswers(view, entries);
    for (const [index, block] of view.questions.entries()) {
      if (blocks[index] === 'complete' || !isAnswerable(block.type)) continue;
      if ('minWords' in block && block.minWords !== undefined) left.words += block.minWords - wordsOf(entries[index]);
      else if (view.type === 'Speaking') left.recordings += 1;
      else left.questions += 1;
    }
  }
  return left;
}

function wordsOf(entry: Entry | undefined): number {
  if (!entry || Array.isArray(entry) || typeof entry.studentAnswer === 'string') return 0;
  return countWords(firstText(entry.studentAnswer));
}
