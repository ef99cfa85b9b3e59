import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableForm } from './comparable-form.ts';
import { matchAnswer } from './match-answer.ts';

/** The same answer as somebody else may type it. */
const variations: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `  ${text.replaceAll(' ', '   ')} `,
  (text) => `${text}.`,
  (text) => text.replaceAll("'", '’'),
];
const words = fc.array(fc.constantFrom('sun', "don't", 'rise', 'well', 'café', '12', 'بيت'), {
  minLength: 1,
  maxLength: 4,
});

describe('the form in which answers are compared', () => {
  it('is the same for answers that differ only in what the marker ignores', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(...variations), (answer, vary) => {
        const text = answer.join(' ');
        expect(comparableForm(vary(text))).toBe(comparableForm(text));
      }),
    );
  });

  it('gives answers of the same form the same decision', () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom(...variations), (answer, key, vary) => {
        const [one, other] = [answer.join(' '), vary(answer.join(' '))];
        expect(matchAnswer(other, [key.join(' ')])).toEqual(matchAnswer(one, [key.join(' ')]));
      }),
    );
  });

  it('keeps what the author compares exactly, and reads numbers by their value', () => {
    expect(comparableForm('Rose', { case: 'exact' })).not.toBe(comparableForm('rose', { case: 'exact' }));
    expect(comparableForm('0.50', { compare: 'number' })).toBe(comparableForm('.5', { compare: 'number' }));
    expect(comparableForm('   ')).toBe('');
  });
});
