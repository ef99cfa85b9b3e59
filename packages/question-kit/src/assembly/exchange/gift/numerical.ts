import { selectAcceptedAnswers, type AcceptedAnswers } from '../text/accepted.ts';
import { keyNumber, numberRange, numberWithTolerance } from '../text/numbers.ts';
import { readAnswers } from './answers.ts';
import { restoreEscapes } from './escapes.ts';
import { toFeedback, type GiftQuestion } from './question.ts';

/** Reads numerical answers: `1822:5`, `3.141..3.142`, or several with weights. Undefined if one is not a number or there are too many. */
export function readNumbers(question: GiftQuestion, answersText: string): AcceptedAnswers | undefined {
  const { source } = question;
  const [rightAnswers = '', wrong] = answersText.split(/~(.*)/su);
  const wrongFeedback = wrong === undefined ? undefined : toFeedback(question, wrong.replace(/^[^#]*#/u, ''));
  if (wrongFeedback !== undefined) source.reportChange('options-no-feedback', { answer: '*' });
  const writtenAnswers = readAnswers(rightAnswers);
  if (source.hasTooManyParts(writtenAnswers.length)) return undefined;
  const answers = writtenAnswers.map(({ text, weight, feedback }) => ({
    number: readNumber(restoreEscapes(text)),
    written: text,
    percent: weight ?? 100,
    why: toFeedback(question, feedback),
  }));
  const invalidAnswer = answers.find(({ number }) => number === undefined);
  if (invalidAnswer) {
    source.skip('not-a-number', { answer: invalidAnswer.written });
    return undefined;
  }
  const accepted = selectAcceptedAnswers(
    answers.map(({ number, percent, why }) => ({ text: number ?? '', percent, why })),
    source,
  );
  return { ...accepted, match: { compare: 'number' } };
}

/** Returns a number as an accepted answer; undefined if it is not one. */
function readNumber(rawText: string): string | undefined {
  const range = rawText.split('..');
  if (range.length === 2) {
    const [from, to] = range.map(keyNumber);
    return from === undefined || to === undefined || from > to ? undefined : numberRange(from, to);
  }
  const [answer = '', tolerance = ''] = rawText.split(':');
  return numberWithTolerance(answer, tolerance);
}
