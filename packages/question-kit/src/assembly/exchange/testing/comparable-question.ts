import { formattedRun, joinRuns, type FormattedRun } from '../../../primitives/rich-text/formatted-runs.ts';
import { omitDefaults } from '../../../primitives/editor/comparison/match-choices.ts';
import { acceptedNumbers } from '../../../primitives/comparison/match-answer.ts';
import type { Match } from '../../../primitives/schema/fields.ts';
import { literalOf, readWildcards } from '../../../primitives/comparison/wildcard.ts';
import type { Block } from '../../core/registry.ts';
import type { Question } from '../../core/question.ts';
import type { ExchangeFormat } from '../formats.ts';
import { xmlClean } from '../text/xml.ts';
import { isExchangeBlock, toExportHtml, toSingleLine } from '../export-context.ts';

/** What “equal” means in `exportQuestions`: a question without its ids, its texts in the form that files give back. */
export function comparableQuestion(question: Question, format: ExchangeFormat): unknown {
  const { title, type, subQuestionType, level, diploma, input, questions } = question;
  return {
    title: line(title),
    type,
    subQuestionType,
    ...(format === 'csv' && { level: level.trim(), diploma: diploma.trim() }),
    input: input.flatMap((one) => (one.kind === 'text' && html(one.html) !== '' ? [html(one.html)] : [])),
    questions: questions.map((block) => comparableBlock(block)),
  };
}

/** The same for one block. */
export function comparableBlock(block: Block): unknown {
  if (!isExchangeBlock(block)) return block;
  const common = {
    type: block.type,
    rubric: html(block.rubric),
    autoCorrected: block.autoCorrected,
    modelAnswer: html(block.modelAnswer),
  };
  switch (block.type) {
    case 'MCQ':
      return {
        ...common,
        markStep: block.markStep,
        content: block.content.map(({ text, correct, why }) => ({ text: line(text), correct, why: html(why) })),
      };
    case 'Matching': {
      const pairs = block.content.filter(({ left }) => line(left) !== '');
      const rights = pairs.map(({ right }) => line(right));
      return {
        ...common,
        content: pairs.map(({ left, right, why }) => ({ left: line(left), right: line(right), why: html(why) })),
        distractors: [...new Set(words(block.distractors))].filter((word) => !rights.includes(word)),
      };
    }
    case 'ShortAnswers': {
      const count = Math.max(block.answersCount, block.content.length);
      const items = Array.from({ length: count }, (_, index) => block.content[index]);
      return { ...common, content: items.map((item) => ({ prompt: lines(item?.prompt ?? ''), ...typed(item) })) };
    }
    case 'FillInBlanks':
      return {
        ...common,
        boxOptions: block.boxOptions,
        distractors: words(block.distractors),
        content: runs(
          block.content.map((piece) =>
            piece.type === 'text' ? { run: { ...piece, text: clean(piece.text) } } : gap(piece, block.boxOptions),
          ),
        ),
      };
    case 'WritingEssays': {
      const { contentMark, languageMark, minWords, maxWords } = block;
      return { ...common, contentMark, languageMark, minWords, maxWords };
    }
    case 'Rubric':
      return common;
  }
}

interface Typed {
  answers: string[];
  why?: string | undefined;
  mark?: number | undefined;
  match?: Match | undefined;
}

function typed(item: Typed | undefined) {
  return {
    answers: [...new Set((item?.answers ?? []).map((answer) => accepted(answer, item?.match)))].filter(
      (answer) => answer !== '',
    ),
    why: html(item?.why),
    mark: item?.mark ?? 1,
    match: omitDefaults(item?.match ?? {}),
  };
}

/** Numbers are equal if they accept the same values, to 12 digits. */
function accepted(answer: string, match: Match | undefined): string {
  const numbers = match?.compare === 'number' ? acceptedNumbers(answer) : undefined;
  if (!numbers) return readWildcards(line(answer)).trim();
  return [numbers.from, numbers.to].map((end) => Number(end.toPrecision(12))).join('..');
}

function gap(item: Typed, isBox: boolean) {
  const given = typed(item);
  const word = item.answers.map((answer) => line(literalOf(answer))).find((one) => one !== '');
  // A word of the box is right or not, whatever the settings for typed answers are.
  return isBox ? { ...given, match: undefined, answers: word === undefined ? [] : [word] } : given;
}

/**
 * Runs of text that follow each other and are formatted alike are one, white space of any length is one space or line break, and
 * white space at the ends of the whole says nothing.
 */
function runs(pieces: readonly (object | { run: FormattedRun })[]): object[] {
  const result: object[] = [];
  let text: FormattedRun[] = [];
  const flush = (isEnd: boolean) => {
    result.push(...tidyRuns(text, result.length === 0, isEnd));
    text = [];
  };
  for (const piece of pieces) {
    if ('run' in piece) text.push(piece.run);
    else {
      flush(false);
      result.push(piece);
    }
  }
  flush(true);
  return result;
}

/** What is left of runs when each stretch of white space is its first line break or its first space. */
function tidyRuns(between: readonly FormattedRun[], isStart: boolean, isEnd: boolean): FormattedRun[] {
  const units = joinRuns(between).flatMap(({ text, formatting }) =>
    text.split('').map((unit) => formattedRun(/[ \t\f]/u.test(unit) ? ' ' : unit, formatting)),
  );
  const kept = units.filter((unit, index) => {
    if (unit.text !== ' ') return true;
    const before = units[index - 1]?.text;
    const after = units.slice(index).find(({ text }) => text !== ' ')?.text;
    return before !== ' ' && before !== '\n' && after !== '\n';
  });
  const first = isStart ? kept.findIndex((unit) => !isWhiteSpace(unit)) : 0;
  const last = isEnd ? kept.findLastIndex((unit) => !isWhiteSpace(unit)) : kept.length - 1;
  return first === -1 ? [] : joinRuns(kept.slice(first, last + 1));
}

function isWhiteSpace({ text }: FormattedRun): boolean {
  return /^\s$/u.test(text);
}

function html(text: string | undefined): string {
  return toExportHtml(clean(text ?? ''));
}

function line(text: string): string {
  return toSingleLine(clean(text));
}

function lines(text: string, trims = true): string {
  const tidy = clean(text)
    .replaceAll(/[ \t\f]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n');
  return trims ? tidy.trim() : tidy;
}

function words(texts: readonly string[] | undefined): string[] {
  return (texts ?? []).map(line).filter((word) => word !== '');
}

/** Without characters that files cannot carry, and those that the readers use as marks. */
function clean(text: string): string {
  return xmlClean(text)
    .replaceAll(/[\uE000\uE0FF-\uE106\uE200-\uE203\u241F\uFEFF]/gu, '')
    .replaceAll(/\r\n?/gu, '\n');
}
