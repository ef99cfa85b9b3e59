import { describe, expect, it } from 'vitest';
import { applyAction } from '../assembly/draft/draft-action.ts';
import { insertBlock } from '../assembly/draft/blocks.ts';
import { changeSubQuestionType } from '../assembly/draft/head.ts';
import { lossOfSubQuestionType } from '../assembly/draft/loss.ts';
import { questionFixture } from '../fixtures.ts';
import { parseQuestion } from '../assembly/core/parse-question.ts';
import { QuestionParseError } from '../assembly/core/question-parse-error.ts';
import { shownTypeOf, storedTypeOf, storedTypes } from './question-types.ts';
import { validateDraft } from '../assembly/core/validate-draft.ts';

describe('a note sheet', () => {
  const notes = questionFixture('NoteTaking');

  it('is stored as short answers, and looks as its question says', () => {
    expect(storedTypes).not.toContain('NoteTaking');
    expect(storedTypeOf('NoteTaking')).toBe('ShortAnswers');
    expect(shownTypeOf('ShortAnswers', 'NoteTaking')).toBe('NoteTaking');
    expect(shownTypeOf('ShortAnswers', 'ShortAnswers')).toBe('ShortAnswers');
    expect(shownTypeOf('MCQ', 'NoteTaking')).toBe('MCQ');
  });

  it('is refused as the type of a block, with the reason', () => {
    const [first] = notes.questions;
    const wrong = { ...notes, questions: [{ ...first, type: 'NoteTaking' }] };
    expect(() => parseQuestion(wrong)).toThrow(QuestionParseError);
    expect(() => parseQuestion(wrong)).toThrow(/stored as ShortAnswers/u);
  });

  it('becomes short answers and a sheet again without losing anything', () => {
    expect(lossOfSubQuestionType(notes, 'ShortAnswers')).toEqual([]);
    const short = applyAction(notes, changeSubQuestionType('ShortAnswers'));
    expect(short).toEqual({ ...notes, subQuestionType: 'ShortAnswers' });
    expect(applyAction(short, changeSubQuestionType('NoteTaking'))).toEqual(notes);
  });

  it('takes new blocks of either name, and no others', () => {
    for (const type of ['NoteTaking', 'ShortAnswers'] as const) {
      const draft = applyAction(notes, insertBlock(type));
      expect(draft.questions.at(-1)?.type).toBe('ShortAnswers');
      expect(validateDraft(draft).filter(({ code }) => code === 'types-mixed')).toEqual([]);
    }
    const mixed = validateDraft(applyAction(notes, insertBlock('MCQ')));
    expect(mixed).toContainEqual(expect.objectContaining({ code: 'types-mixed' }));
  });
});
