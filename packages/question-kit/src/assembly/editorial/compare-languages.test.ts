import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { questionTypes } from '../../types/question-types.ts';
import { draftOf, emptyDraft } from '../core/defaults.ts';
import { withIds } from '../core/ids.ts';
import type { Draft } from '../core/question.ts';
import { valueAt } from './anchor.ts';
import { compareLanguages, languagesOf, missingTexts } from './compare-languages.ts';

const option = (id: string, text: string) => ({ id, text, correct: id === 'a' });
const choice = (rubric: string, ...texts: string[]): Draft => ({
  ...emptyDraft(),
  title: rubric,
  questions: [
    {
      type: 'MCQ',
      id: 'block',
      rubric: `<p>${rubric}</p>`,
      autoCorrected: true,
      content: texts.map((text, index) => option(['a', 'b', 'c'][index] ?? '', text)),
    },
  ],
});
const question = (id: string, draft: Draft, language: string | null = null, translationOf: string | null = null) => ({
  id,
  draft,
  language,
  translationOf,
});

const english = question('en', choice('What draws the sea?', 'The moon', 'The wind', '5'));
const arabic = question('ar', choice('ما الذي يجذب البحر؟', 'القمر', ''), 'ar', 'en');

describe('two languages of a paper', () => {
  it('say what a translation leaves out: what is not there, what is empty and what is not translated', () => {
    const [line] = compareLanguages('en', [english, arabic], { from: 'en', to: 'ar' });
    expect(line?.translation?.id).toBe('ar');
    expect(line?.missing).toEqual([
      { path: ['questions', 0, 'content', 1, 'text'], reason: 'empty' },
      { path: ['questions', 0, 'content', 2, 'text'], reason: 'missing' },
    ]);
    const copy = missingTexts(english.draft, withIds(english.draft));
    expect(copy.map(({ reason }) => reason)).toEqual(['same', 'same', 'same', 'same']);
  });

  it('find a translation from either side, and name questions without one', () => {
    const other = question('other', choice('Tides'));
    expect(compareLanguages('en', [english, arabic, other], { from: 'ar', to: 'en' })).toMatchObject([
      { question: { id: 'ar' }, translation: { id: 'en' }, missing: [] },
    ]);
    const lines = compareLanguages('en', [english, arabic, other], { from: 'en', to: 'ar' });
    expect(lines.map(({ translation }) => translation?.id ?? null)).toEqual(['ar', null]);
    expect(languagesOf('en', [english, arabic])).toEqual(['en', 'ar']);
  });

  it('name only texts that the original has, whatever the translation is', () => {
    const anyDraft = fc.constantFrom(...questionTypes).chain((type) => anyQuestion(type).map(draftOf));
    fc.assert(
      fc.property(anyDraft, anyDraft, (original, translation) => {
        for (const { path, reason } of missingTexts(original, translation)) {
          expect(valueAt(original, path)).toEqual(expect.any(String));
          expect(typeof valueAt(translation, path) === 'string').toBe(reason !== 'missing');
        }
      }),
      { numRuns: 50 },
    );
  });
});
