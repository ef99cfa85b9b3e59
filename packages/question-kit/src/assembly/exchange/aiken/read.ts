import type { ImportContext } from '../import-context.ts';
import { choiceOf } from '../text/choice.ts';
import { htmlOf } from '../text/import-html.ts';

interface AikenQuestion {
  line: number;
  text: string[];
  options: { letter: string; text: string }[];
}

/** Reads Aiken: a text, options `A) …` or `A. …`, and a line `ANSWER: A`. */
export function readAiken(text: string, context: ImportContext): void {
  let open: AikenQuestion | undefined;
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    if (line === '') continue;
    const [, letter = '', option] = /^([A-Z])[.)]\s*(.*)$/u.exec(line) ?? [];
    const [, answer] = /^ANSWER\s*:\s*(.*)$/iu.exec(line) ?? [];
    if (answer !== undefined) {
      take(open ?? { line: index + 1, text: [], options: [] }, answer, context);
      open = undefined;
    } else if (option !== undefined) {
      open ??= { line: index + 1, text: [], options: [] };
      open.options.push({ letter, text: option.trim() });
    } else if (open && open.options.length === 0) open.text.push(line);
    else {
      if (open) leave(open, context);
      open = { line: index + 1, text: [line], options: [] };
    }
  }
  if (open) leave(open, context);
}

function leave({ line, text }: AikenQuestion, context: ImportContext): void {
  context.begin({ line, title: text.join(' ').slice(0, 80) }).skip('answer-line-missing');
}

function take({ line, text, options }: AikenQuestion, answer: string, context: ImportContext): void {
  const question = context.begin({ line });
  if (text.length === 0) return question.skip('text-missing');
  if (options.length < 2) return question.skip('answers-few');
  const letters = answer
    .toUpperCase()
    .split(/[\s,;]+/u)
    .filter((letter) => letter !== '');
  const unknown = letters.find((letter) => !options.some((option) => option.letter === letter));
  if (letters.length === 0 || unknown !== undefined) return question.skip('answer-unknown', { answer });
  const share = 100 / letters.length;
  const single = letters.length === 1;
  const weighed = options.map((option) => {
    const wrong = single ? 0 : -share;
    return { text: option.text, percent: letters.includes(option.letter) ? share : wrong };
  });
  question.add(
    choiceOf(weighed, single, { rubric: htmlOf(text.join('\n')), autoCorrected: true }, question, context.newId),
  );
}
