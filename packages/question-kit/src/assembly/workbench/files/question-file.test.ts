import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftOf, emptyDraft } from '../../core/defaults.ts';
import { questionTypes } from '../../../types/question-types.ts';
import { questionFixture } from '../../../fixtures.ts';
import { fileName, parseQuestionFile, serializeQuestion } from './question-file.ts';

it.each(questionTypes)('reads a saved question of %s back as it was', (type) => {
  const draft = draftOf(questionFixture(type));
  expect(parseQuestionFile(serializeQuestion(draft))).toEqual({ draft });
});

it('says what is wrong and where, for a text that is no question', () => {
  expect(parseQuestionFile('nothing')).toEqual({ problems: [] });
  expect(parseQuestionFile('[]')).toHaveProperty('problems.0.message');
  const broken = JSON.stringify({ ...JSON.parse(serializeQuestion(emptyDraft())), type: 'Cooking' });
  expect(parseQuestionFile(broken)).toMatchObject({ problems: [{ path: ['type'] }] });
});

it('makes a file name of any title that no system refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(fileName({ ...emptyDraft(), title }, 'json')).toMatch(/^[\p{L}\p{N}-]+\.json$/u);
    }),
  );
});

it('keeps the letters of every script', () => {
  expect(fileName({ ...emptyDraft(), title: 'نهر النيل: فهم المقروء' }, 'json')).toBe('نهر-النيل-فهم-المقروء.json');
});
