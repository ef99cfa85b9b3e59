import { isAnswerable, type QuestionType } from '@rubrica/question-kit';

/**
 * The number of the first question of each part of an attempt, as the student who writes it sees them: they count on through the parts.
 * Undefined in an only part, whose questions the kit numbers by itself, and where a single one needs no number.
 */
export function firstNumbers(
  parts: readonly { questions: readonly { type: QuestionType }[] }[],
): (number | undefined)[] {
  if (parts.length === 1) return [undefined];
  let next = 1;
  return parts.map(({ questions }) => {
    const first = next;
    next += questions.filter(({ type }) => isAnswerable(type)).length;
    return first;
  });
}
