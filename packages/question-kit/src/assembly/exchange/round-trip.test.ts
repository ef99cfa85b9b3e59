import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Match } from '../../primitives/schema/fields.ts';
import type { Question } from '../core/question.ts';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { exportQuestions } from './export-questions.ts';
import { exchangeFormats, type ExchangeFormat } from './formats.ts';
import { skillFor } from './group-items.ts';
import { importQuestions } from './import-questions.ts';
import type { ExchangeBlock } from './source-item.ts';
import { comparableQuestion, comparableBlock } from './testing/comparable-question.ts';

const types = ['MCQ', 'FillInBlanks', 'ShortAnswers', 'Matching', 'WritingEssays', 'Rubric'] as const;

/** As wild as questions get, less what the format reports that it cannot hold, so that many of them are taken. */
function easedQuestion(type: (typeof types)[number], format: ExchangeFormat): fc.Arbitrary<Question> {
  return anyQuestion(type).map((question) => ({
    ...question,
    title: `T ${question.title}`,
    type: format === 'csv' ? question.type : skillFor(type),
    level: format === 'csv' ? 'b2' : '',
    input: type === 'Rubric' || format === 'aiken' ? [] : question.input.filter(({ kind }) => kind === 'text'),
    questions: question.questions.map((block) => eased(block as ExchangeBlock, format)),
  }));
}

function eased(block: ExchangeBlock, format: ExchangeFormat): ExchangeBlock {
  const free = format === 'csv' || format === 'qti';
  const readBack = block.type !== 'WritingEssays' && block.type !== 'Rubric';
  const { modelAnswer, ...rest } = block;
  const common = {
    ...rest,
    rubric: format === 'gift' && block.type === 'FillInBlanks' ? '' : `<p>R</p>${block.rubric}`,
    autoCorrected: free && readBack ? block.autoCorrected : readBack,
    ...(modelAnswer !== undefined && format !== 'aiken' && { modelAnswer }),
  } as ExchangeBlock;
  const one = format === 'gift' || format === 'moodle-xml';
  if (common.type === 'MCQ') {
    const content = common.content.map(({ id, text, correct, why }, index) => {
      const plain = { id, text, correct: format === 'aiken' ? index === 0 : correct };
      return why === undefined || format === 'aiken' ? plain : { ...plain, why };
    });
    const { markStep, ...choice } = common;
    const step = format === 'csv' && markStep ? { markStep } : {};
    return { ...choice, ...step, rubric: format === 'aiken' ? '<p>Which?</p>' : common.rubric, content };
  }
  if (common.type === 'WritingEssays' && one) {
    const { minWords: _min, maxWords: _max, ...plain } = common;
    return format === 'gift'
      ? { ...plain, contentMark: 0, languageMark: 0, autoCorrected: false }
      : { ...common, languageMark: 0 };
  }
  if (common.type === 'Matching' && one) {
    return { ...common, content: common.content.map(({ id, left, right }) => ({ id, left, right })) };
  }
  if (common.type === 'ShortAnswers' && one) {
    const content = common.content
      .slice(0, 1)
      .map(({ id, answers, why }) => ({ id, ...easedTyped(answers), ...(why !== undefined && { why }) }));
    return { ...common, content, answersCount: 1 };
  }
  if (common.type === 'ShortAnswers') return { ...common, content: common.content.map(easedNumber) };
  if (common.type === 'FillInBlanks') {
    const { distractors, ...other } = common;
    const gaps = common.content.map((piece) => {
      if (piece.type === 'text') return piece;
      if (free) return easedNumber(piece);
      return {
        type: 'gap' as const,
        id: piece.id,
        ...easedTyped(piece.answers),
        ...(piece.why !== undefined && { why: piece.why }),
      };
    });
    const first = gaps.find(({ type }) => type === 'gap');
    const around = gaps.filter((piece) => piece.type === 'text');
    const behind = { type: 'text' as const, text: ' behind it' };
    const content = format === 'gift' && first ? [...around.slice(1), first, ...around.slice(0, 1), behind] : gaps;
    return { ...other, content, ...(common.boxOptions && distractors && { distractors }) };
  }
  return common;
}

/** Typed answers as Moodle compares them: as numbers, or with their accents and punctuation. */
function easedTyped(answers: string[]): { answers: string[]; match: Match } {
  if (answers.length % 2 === 0) return { answers, match: { accents: 'exact', punctuation: 'exact' } };
  const numbers = answers.map((answer, index) => [`${answer.length}`, `1 ± 0.${index}`, '-3..4,5'][index % 3] ?? '');
  return { answers: numbers, match: { compare: 'number' } };
}

/** What is compared as a number is one. */
function easedNumber<Item extends { answers: string[]; match?: Match | undefined }>(item: Item): Item {
  return item.match?.compare === 'number' ? { ...item, answers: item.answers.map((_, index) => `${index},5`) } : item;
}

/** The question with those of its blocks that are taken, or nothing. */
async function takenOf(question: Question, format: ExchangeFormat): Promise<Question[]> {
  const kept: Question['questions'] = [];
  for (const block of question.questions) {
    const alone = { ...question, questions: [block] };
    const { report } = await exportQuestions([alone], format);
    if (report.every(({ outcome }) => outcome === 'taken')) kept.push(block);
  }
  const part = { ...question, questions: format === 'aiken' ? kept.slice(0, 1) : kept };
  return kept.length > 0 ? [part] : [];
}

/** Aiken keeps blocks only. */
function blocks(list: readonly Question[]): unknown[] {
  return list.flatMap((question) => question.questions.map(comparableBlock));
}

const cases = exchangeFormats.flatMap((format) =>
  types.filter((type) => format !== 'aiken' || type === 'MCQ').map((type) => [format, type] as const),
);

describe('a question that is exported without changes', () => {
  it.each(cases)('reads back equal from %s: %s', async (format, type) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(easedQuestion(type, format), { minLength: 1, maxLength: 3 }), async (wild) => {
        const questions: Question[] = [];
        for (const question of wild) questions.push(...(await takenOf(question, format)));
        if (questions.length === 0) return;
        taken += questions.length;
        const out = await exportQuestions(questions, format);
        const back = await importQuestions(out.bytes, { format });
        if (format === 'aiken') {
          expect(blocks(back.questions)).toEqual(blocks(questions));
        } else {
          const compare = (list: readonly Question[]) => list.map((question) => comparableQuestion(question, format));
          expect(compare(back.questions)).toEqual(compare(questions));
        }
      }),
      { numRuns: 60 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});
