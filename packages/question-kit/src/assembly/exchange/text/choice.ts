import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { McqBlock, McqOption } from '../../../types/mcq/schema.ts';
import type { SourceQuestion } from '../import-context.ts';

/** An option as Moodle's formats write it. */
export interface SourceOption {
  text: string;
  /** The points for choosing it, in percent. */
  percent: number;
  why?: string | undefined;
  image?: FileRef | undefined;
}

/**
 * Creates an MCQ block from options with weights.
 *
 * If one option can be chosen, an option with the full weight is right. If several can be chosen, every option with a positive
 * weight is right; here right options have equal weights and a wrong one subtracts the same, so other weights are reported.
 */
export function mcqBlock(
  options: readonly SourceOption[],
  isSingleChoice: boolean,
  commonFields: Omit<McqBlock, 'type' | 'content'>,
  question: SourceQuestion,
  newId: () => string,
): McqBlock {
  const right = isSingleChoice ? selectRightOfOne(options, question) : selectRightOfSeveral(options, question);
  if (!isSingleChoice && right.size === 1) question.reportChange('one-choice');
  const content = options.map((option): McqOption => ({
    id: newId(),
    text: option.text,
    correct: right.has(option),
    ...(option.why !== undefined && { why: option.why }),
    ...(option.image && { image: option.image }),
  }));
  return { type: 'MCQ', ...commonFields, content };
}

function selectRightOfOne(options: readonly SourceOption[], question: SourceQuestion): Set<SourceOption> {
  const best = options.reduce((most, { percent }) => Math.max(most, percent), 0);
  const right = new Set(options.filter(({ percent }) => percent > 0 && percent >= Math.min(best, 100)));
  if (right.size > 1) question.reportChange('either-right');
  for (const option of options) {
    const { percent, text: answer } = option;
    if (right.has(option) && percent < 100) question.reportChange('partial-right', { answer, percent });
    if (!right.has(option) && percent > 0) question.reportChange('partial-wrong', { answer, percent });
  }
  if (options.some(({ percent }) => percent < 0))
    question.reportChange('weights-even', { weights: formatWeights(options) });
  return right;
}

function selectRightOfSeveral(options: readonly SourceOption[], question: SourceQuestion): Set<SourceOption> {
  const right = new Set(options.filter(({ percent }) => percent > 0));
  if (right.size === 0) return right;
  const share = 100 / right.size;
  const isEven = options.every((option) => Math.abs(Math.abs(option.percent) - share) < 0.5);
  if (!isEven) question.reportChange('weights-even', { weights: formatWeights(options) });
  return right;
}

function formatWeights(options: readonly SourceOption[]): string {
  return options.map(({ percent }) => `${Math.round(percent * 100) / 100} %`).join(', ');
}
