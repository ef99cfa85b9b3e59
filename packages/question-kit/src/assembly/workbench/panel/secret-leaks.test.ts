import { describe, expect, it } from 'vitest';
import { questionTypes } from '../../../types/question-types.ts';
import { toStudentView } from '../../core/student-view.ts';
import { questionFixture } from '../../../fixtures.ts';
import { secretLeaks } from './secret-leaks.ts';

describe('the look for secrets in a student’s view', () => {
  it.each(questionTypes)('finds none in what a student gets of %s', (type) => {
    expect(secretLeaks(questionFixture(type))).toEqual([]);
  });

  it('finds fields that no student’s view has, texts or not', () => {
    const leaks = secretLeaks(questionFixture('MCQ'), (question) => question);
    expect(leaks).toContain('questions.0.content.0.correct');
    expect(leaks).toContain('questions.0.content.0.why');
    expect(leaks).toContain('questions.0.modelAnswer');
  });

  it('finds a text under a name that no student’s view has', () => {
    const leaks = secretLeaks(questionFixture('MCQ'), (question) => ({
      ...toStudentView(question),
      hint: question.questions[0]?.modelAnswer,
    }));
    expect(leaks).toEqual(['hint', 'questions.0.modelAnswer']);
  });

  it('finds a secret text in the place of a public one', () => {
    const leaks = secretLeaks(questionFixture('MCQ'), (question) => ({
      ...toStudentView(question),
      title: question.questions[0]?.modelAnswer,
    }));
    expect(leaks).toEqual(['questions.0.modelAnswer']);
  });
});
