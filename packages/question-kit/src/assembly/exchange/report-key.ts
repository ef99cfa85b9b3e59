import { isAmbiguousNumber } from '../../primitives/comparison/ambiguous-number.ts';
import { acceptedNumbers } from '../../primitives/comparison/match-answer.ts';
import type { Match } from '../../primitives/schema/fields.ts';
import type { ReportCode, ReportData } from './report.ts';
import type { ExchangeBlock } from './source-item.ts';

type ReportChange = (code: ReportCode, data?: ReportData) => void;

/**
 * Reports what is missing for a block to be marked as its author meant: a right option, an answer of a gap. Every block that a
 * reader makes is checked, so that none without a key is said to be taken.
 */
export function reportMissingKey(block: ExchangeBlock, reportChange: ReportChange): void {
  if (block.type === 'MCQ') {
    if (block.content.length < 2) reportChange('answers-few');
    if (block.content.some(({ text, image }) => isEmpty(text) && !image)) reportChange('options-empty');
    if (!block.content.some(({ correct }) => correct)) reportChange('key-missing');
  } else if (block.type === 'Matching') {
    if (block.content.length === 0 || block.content.some(({ right }) => isEmpty(right))) reportChange('key-missing');
  } else if (block.type === 'FillInBlanks') {
    const gaps = block.content.filter((piece) => piece.type === 'gap');
    if (gaps.length === 0) reportChange('answers-missing');
    if (gaps.some(lacksAnswers)) reportChange('key-missing');
    // Words of a word box are compared as they are written.
    if (!block.boxOptions) reportNoNumbers(gaps, reportChange);
  } else if (block.type === 'ShortAnswers') {
    if (block.content.length < block.answersCount || block.content.some(lacksAnswers)) reportChange('key-missing');
    reportNoNumbers(block.content, reportChange);
  }
}

interface TypedItem {
  answers: readonly string[];
  match?: Match | undefined;
}

function lacksAnswers({ answers }: TypedItem): boolean {
  return answers.every(isEmpty);
}

function reportNoNumbers(items: readonly TypedItem[], reportChange: ReportChange): void {
  for (const { answers, match } of items) {
    if (match?.compare !== 'number') continue;
    for (const answer of answers) {
      if (!acceptedNumbers(answer)) reportChange('gap-not-a-number', { answer: answer.slice(0, 100) });
      else if (isAmbiguousNumber(answer)) reportChange('comma-decimal', { answer });
    }
  }
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}
