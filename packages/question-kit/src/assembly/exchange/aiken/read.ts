import type { ImportContext } from '../import-context.ts';
import { mcqBlock } from '../text/choice.ts';
import { htmlOf } from '../text/import-html.ts';

interface AikenQuestion {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
}

/** Reads Aiken: a text, options `A) …` or `A. …`, and a line `ANSWER: A`. */
export function readAiken(text: string, context: ImportContext): void {
  let current: AikenQuestion | undefined;
  for (const [index, rawLine] of text.split('\n').entries()) {
    const line = rawLine.trim();
    if (line === '') continue;
    const [, letter = '', option] = /^([A-Z])[.)]\s*(.*)$/u.exec(line) ?? [];
    const [, answer] = /^ANSWER\s*:\s*(.*)$/iu.exec(line) ?? [];
    if (answer !== undefined) {
      importQuestion(current ?? { line: index + 1, text: [], options: [] }, answer, context);
      current = undefined;
    } else if (option !== undefined) {
      current ??= { line: index + 1, text: [], options: [] };
      current.options.push({ letter, text: option.trim() });
    } else if (current && current.options.length === 0) current.text.push(line);
    else {
      if (current) skipIncomplete(current, context);
      current = { line: index + 1, text: [line], options: [] };
    }
  }
  if (current) skipIncomplete(current, context);
}

function skipIncomplete({ line, text }: AikenQuestion, context: ImportContext): void {
  context.beginQuestion({ line, title: text.join(' ').slice(0, 80) }).skip('answer-line-missing');
}

function importQuestion({ line, text, options }: AikenQuestion, answer: string, context: ImportContext): void {
  const question = context.beginQuestion({ line });
  if (text.length === 0) return question.skip('text-missing');
  if (options.length < 2) return question.skip('answers-few');
  if (question.hasTooManyParts(options.length)) return;
  const letters = [...new Set(answer.toUpperCase().split(/[\s,;]+/u))].filter((letter) => letter !== '');
  const unknown = letters.find((letter) => !options.some((option) => option.letter === letter));
  if (letters.length === 0 || unknown !== undefined) return question.skip('answer-unknown', { answer });
  const share = 100 / letters.length;
  const isSingleChoice = letters.length === 1;
  const weightedOptions = options.map((option) => {
    const wrong = isSingleChoice ? 0 : -share;
    return { text: option.text, percent: letters.includes(option.letter) ? share : wrong };
  });
  question.addBlock(
    mcqBlock(
      weightedOptions,
      isSingleChoice,
      { rubric: htmlOf(text.join('\n')), autoCorrected: true },
      question,
      context.newId,
    ),
  );
}
