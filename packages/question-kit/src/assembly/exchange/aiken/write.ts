import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { McqBlock } from '../../../types/mcq/schema.ts';
import type { Writer } from '../writer.ts';
import { htmlOf } from '../text/import-html.ts';
import {
  outHtml,
  outLine,
  reportHeadLosses,
  reportLosses,
  textsOf,
  type FormatCapabilities,
  type ExportedQuestion,
} from '../export-context.ts';

const holds: FormatCapabilities = {
  why: [],
  modelAnswer: false,
  match: 'none',
  mark: false,
  maxima: false,
  words: false,
  autoCorrected: false,
  head: false,
  images: false,
};

/** Writes Aiken: choices with one right option, in plain text. */
export const writeAiken: Writer = (questions) => {
  const texts = questions.flatMap((out) => {
    reportHeadLosses(out, holds);
    if (textsOf(out.question).length > 0) out.say('changed', 'out-stimulus');
    const written = out.question.questions.map((block) => {
      if (block.type === 'MCQ') return writeChoice(block, out);
      out.say('changed', 'out-type', { type: block.type });
      return undefined;
    });
    const known = written.filter((text) => text !== undefined);
    if (known.length === 0) out.say('left-out', 'out-aiken-none');
    if (known.length > 1) out.say('changed', 'out-split');
    return known;
  });
  return { text: texts.join('\n') };
};

function writeChoice(block: McqBlock, out: ExportedQuestion): string | undefined {
  const right = block.content.filter(({ correct }) => correct);
  const options = block.content.map(({ text }) => outLine(text));
  const text = plainText(block.rubric).replaceAll(/\s*\n\s*/gu, '\n');
  const lines = text.split('\n').map(outLine);
  const misread = lines.some((line) => /^(?:[A-Z][.)]|ANSWER\s*:)/iu.test(line));
  if (text === '' || misread) return refuse(out, 'out-empty-text');
  if (right.length !== 1 || options.length < 2 || options.length > 26 || options.includes(''))
    return refuse(out, 'out-one-right');
  reportLosses(block, holds, out);
  if (htmlOf(lines.join('\n')) !== outHtml(block.rubric)) out.say('changed', 'out-formatting');
  const answer = letter(block.content.findIndex(({ correct }) => correct));
  return [...lines, ...options.map((option, index) => `${letter(index)}) ${option}`), `ANSWER: ${answer}`, ''].join(
    '\n',
  );
}

function refuse(out: ExportedQuestion, code: 'out-empty-text' | 'out-one-right'): undefined {
  out.say('changed', code);
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}
