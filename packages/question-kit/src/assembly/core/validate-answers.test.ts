import { describe, expect, it } from 'vitest';
import { questionFixture } from '../../fixtures.ts';
import { letterFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { tideFixture } from '../../types/mcq/fixtures.ts';
import { libraryFixture } from '../../types/writing-essays/fixtures.ts';
import { answerTemplates } from './answer-templates.ts';
import { questionTypes, isAnswerable } from '../../types/question-types.ts';
import { toStudentView } from './student-view.ts';
import { validateAnswers } from './validate-answers.ts';

const mixed = toStudentView({
  ...questionFixture('MCQ'),
  questions: [tideFixture.block, letterFixture.block, libraryFixture.block],
});

describe('how far a student has come', () => {
  it.each(questionTypes.filter(isAnswerable))('is empty for the empty answers to %s', (type) => {
    const question = questionFixture(type);
    const progress = validateAnswers(toStudentView(question), answerTemplates(question.questions));
    expect(progress.overall).toBe('empty');
    expect(new Set(progress.blocks)).toEqual(new Set(['empty']));
  });

  it('is reported per block and overall', () => {
    const half = [
      tideFixture.right,
      letterFixture.others['half of it'] ?? [],
      libraryFixture.others['too short yet'] ?? [],
    ];
    expect(validateAnswers(mixed, half)).toEqual({ blocks: ['complete', 'partial', 'partial'], overall: 'partial' });
    const all = [tideFixture.right, letterFixture.right, libraryFixture.right];
    expect(validateAnswers(mixed, all).overall).toBe('complete');
    expect(validateAnswers(mixed, []).overall).toBe('empty');
  });

  it('does not wait for what is only read', () => {
    const read = toStudentView({ ...questionFixture('Vocab') });
    expect(validateAnswers(read, []).overall).toBe('complete');
    const both = { questions: [...read.questions, ...mixed.questions] };
    expect(validateAnswers(both, []).overall).toBe('empty');
  });

  it('counts words by the rules of their language', () => {
    const block = { ...libraryFixture.block, minWords: 2 };
    const view = toStudentView({ ...questionFixture('WritingEssays'), questions: [block] });
    const text = 'ประเทศไทยสวยงาม';
    const entry = { ...libraryFixture.right, studentAnswer: [{ kind: 'text' as const, text }] };
    expect(validateAnswers(view, [entry], 'th').overall).toBe('complete');
  });

  it.each(['en_US', 'ar_EG', '', 'x'])('counts them also where the language is written as %j', (language) => {
    const all = [tideFixture.right, letterFixture.right, libraryFixture.right];
    expect(validateAnswers(mixed, all, language).overall).toBe('complete');
  });

  it('takes an answer of another type, and spaces, for nothing', () => {
    expect(validateAnswers(mixed, [letterFixture.right, tideFixture.right, tideFixture.right]).overall).toBe('empty');
    const spaces = letterFixture.right.map((entry) => ({ ...entry, studentAnswer: ' ' }));
    expect(validateAnswers(mixed, [[], spaces]).overall).toBe('empty');
  });

  it('needs no limit of words to call a text complete', () => {
    const { minWords: _minWords, ...block } = libraryFixture.block;
    const view = toStudentView({ ...questionFixture('WritingEssays'), questions: [block] });
    const short = libraryFixture.others['too short yet'];
    expect(validateAnswers(view, short ? [short] : []).overall).toBe('complete');
  });
});
