import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { McqBlock, McqOption } from '../../../types/mcq/schema.ts';
import type { SourceQuestion } from '../import-context.ts';

/** An option as Moodle's formats write it. */
export interface SourceOption {
  text: string;
  /** What choosing it earns, in percent. */
  percent: number;
  why?: string | undefined;
  image?: FileRef | undefined;
}

/**
 * Options with weights as options that are right or wrong.
 *
 * One may be chosen (`single`): right is what earns everything. Several may: right is what earns something; here they count
 * alike and a wrong one takes away as much as a right one gives, so that every other distribution is told.
 */
export function choiceOf(
  options: readonly SourceOption[],
  single: boolean,
  rest: Omit<McqBlock, 'type' | 'content'>,
  question: SourceQuestion,
  newId: () => string,
): McqBlock {
  const right = single ? rightOfSingle(options, question) : rightOfSeveral(options, question);
  if (right.size === 0) question.changed('key-missing');
  const content = options.map((option): McqOption => ({
    id: newId(),
    text: option.text,
    correct: right.has(option),
    ...(option.why !== undefined && { why: option.why }),
    ...(option.image && { image: option.image }),
  }));
  return { type: 'MCQ', ...rest, content };
}

function rightOfSingle(options: readonly SourceOption[], question: SourceQuestion): Set<SourceOption> {
  const best = Math.max(...options.map(({ percent }) => percent));
  const right = new Set(options.filter(({ percent }) => percent > 0 && percent >= Math.min(best, 100)));
  if (right.size > 1) question.changed('either-right');
  for (const option of options) {
    const { percent, text: answer } = option;
    if (right.has(option) && percent < 100) question.changed('partial-right', { answer, percent });
    if (!right.has(option) && percent > 0) question.changed('partial-wrong', { answer, percent });
  }
  if (options.some(({ percent }) => percent < 0)) question.changed('weights-even', { weights: weightsOf(options) });
  return right;
}

function rightOfSeveral(options: readonly SourceOption[], question: SourceQuestion): Set<SourceOption> {
  const right = new Set(options.filter(({ percent }) => percent > 0));
  if (right.size === 0) return right;
  const share = 100 / right.size;
  const isEven = options.every((option) => Math.abs(Math.abs(option.percent) - share) < 0.5);
  if (!isEven) question.changed('weights-even', { weights: weightsOf(options) });
  return right;
}

function weightsOf(options: readonly SourceOption[]): string {
  return options.map(({ percent }) => `${Math.round(percent * 100) / 100} %`).join(', ');
}
