import type { AnsweredLectureQuestion, LectureAnswer } from '@rubrica/api-client/contract';
import { chosenOptions, type Question } from '@rubrica/question-kit';

/** How many students gave one answer. */
export interface AnswerCount {
  /** The answer as text; null for all that are not listed. */
  text: string | null;
  count: number;
  isRight: boolean;
}

/** The answers to one item of a question: a choice, a gap, a field or a pair. */
export interface ItemDistribution {
  /** Unique within the question. */
  key: string;
  counts: AnswerCount[];
}

/** How many different typed answers are listed. */
const maxTexts = 6;

/** Returns the last try of each student at a version of a question. */
export function lastTries({ answers }: Pick<AnsweredLectureQuestion, 'answers'>): LectureAnswer[] {
  const last = new Map<string, LectureAnswer>();
  for (const answer of answers) {
    const known = last.get(answer.student);
    if (!known || known.try < answer.try) last.set(answer.student, answer);
  }
  return [...last.values()];
}

/** Counts the answers to each item of a question. What is spoken or written freely is not counted. */
export function distributionOf(content: Question, answers: readonly LectureAnswer[]): ItemDistribution[] {
  return content.questions.flatMap((block, index): ItemDistribution[] => {
    const key = String(index);
    if (block.type === 'MCQ') {
      const chosen = answers.flatMap(({ answers: entries }) => {
        const entry = entries[index];
        return entry && 'studentAnswer' in entry && typeof entry.studentAnswer === 'string'
          ? chosenOptions(entry.studentAnswer)
          : [];
      });
      const counts = block.content.map(({ id, text, correct }) => ({
        text,
        count: chosen.filter((option) => option === id).length,
        isRight: correct,
      }));
      return [{ key, counts }];
    }
    if (block.type !== 'FillInBlanks' && block.type !== 'ShortAnswers' && block.type !== 'Matching') return [];
    const texts = block.type === 'Matching' ? new Map(block.content.map(({ id, right }) => [id, right])) : null;
    const fields = Math.max(0, ...answers.map(({ marks }) => marks[index]?.items.length ?? 0));
    return Array.from({ length: fields }, (_, field) => ({
      key: `${key}.${field}`,
      counts: countTexts(answers, index, field, (text) => texts?.get(text) ?? text),
    }));
  });
}

function countTexts(
  answers: readonly LectureAnswer[],
  block: number,
  field: number,
  textOf: (given: string) => string,
): AnswerCount[] {
  const counts = new Map<string, AnswerCount>();
  for (const { answers: entries, marks } of answers) {
    const entry = entries[block];
    const part = Array.isArray(entry) ? entry[field] : undefined;
    const given = part && typeof part.studentAnswer === 'string' ? part.studentAnswer.trim() : '';
    if (given === '') continue;
    const text = textOf(given);
    const mark = marks[block]?.items[field];
    const known = counts.get(text.toLowerCase());
    counts.set(text.toLowerCase(), {
      text: known?.text ?? text,
      count: (known?.count ?? 0) + 1,
      isRight: known?.isRight ?? (mark !== undefined && mark.maximum > 0 && mark.mark >= mark.maximum),
    });
  }
  const sorted = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const rest = sorted.slice(maxTexts).reduce((sum, { count }) => sum + count, 0);
  return rest === 0 ? sorted : [...sorted.slice(0, maxTexts), { text: null, count: rest, isRight: false }];
}
