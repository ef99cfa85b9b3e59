import { acceptedOf, type Accepted } from '../text/accepted.ts';
import { acceptedNumbers, isNumber, middleOf } from '../text/numbers.ts';
import { readAnswers } from './answers.ts';
import { showEscapes } from './escapes.ts';
import { why, type GiftQuestion } from './question.ts';

/** Numbers between the braces: `1822:5`, `3.141..3.142`, or several with weights. Undefined where one is none. */
export function readNumbers(question: GiftQuestion, inside: string): Accepted | undefined {
  const { source } = question;
  const [numbers = '', wrong] = inside.split(/~(.*)/su);
  const said = wrong === undefined ? undefined : why(question, wrong.replace(/^[^#]*#/u, ''));
  if (said !== undefined) source.changed('options-no-feedback', { answer: '*' });
  const answers = readAnswers(numbers).map(({ text, weight, feedback }) => ({
    number: readNumber(showEscapes(text)),
    written: text,
    percent: weight ?? 100,
    why: why(question, feedback),
  }));
  const broken = answers.find(({ number }) => number === undefined);
  if (broken) {
    source.skip('not-a-number', { answer: broken.written });
    return undefined;
  }
  const best = acceptedOf(
    answers.map(({ number, percent, why: reason }) => ({ text: number?.answer ?? '', percent, why: reason })),
    source,
  );
  const listed = best.answers.flatMap((answer) => {
    const tolerance = answers.find(({ number }) => number?.answer === answer)?.number?.tolerance ?? '0';
    return acceptedNumbers(answer, tolerance, source);
  });
  return { ...best, answers: [...new Set(listed)].slice(0, 50) };
}

function readNumber(written: string): { answer: string; tolerance: string } | undefined {
  const range = written.split('..').map((part) => part.trim());
  if (range.length === 2) {
    const [from = '', to = ''] = range;
    return isNumber(from) && isNumber(to) ? middleOf(from, to) : undefined;
  }
  const [answer = '', tolerance = '0'] = written.split(':').map((part) => part.trim());
  return isNumber(answer) && isNumber(tolerance) ? { answer, tolerance } : undefined;
}
