import { describe, expect, it } from 'vitest';
import { blockTypes, skillCategories, typesByCategory } from '../../../types/question-types.ts';
import { defaultBlock, emptyDraft } from '../../core/defaults.ts';
import { addOptionsFor, offeredTypes } from './add-options.ts';

const typesFor = (draft = emptyDraft()) =>
  addOptionsFor(draft, 'skill', true, 'questions').flatMap((option) =>
    option.list === 'questions' ? [option.type] : [],
  );

describe('what an author can add to a question', () => {
  it.each(skillCategories)('is the exercises of %s, and instructions', (skill) => {
    const draft = { ...emptyDraft(), type: skill };
    const offered: readonly string[] = typesByCategory[skill];
    expect(typesFor(draft)).toEqual(blockTypes.filter((type) => type === 'Rubric' || offered.includes(type)));
    // A question of nothing but instructions is not offered as a kind of exercise.
    expect(offeredTypes(skill, 'skill')).not.toContain('Rubric');
  });

  it('can be narrowed to some types, which leaves some skills without any', () => {
    const some = ['MCQ', 'SpeakingQA'] as const;
    expect(skillCategories.map((skill) => offeredTypes(skill, some))).toEqual([
      ['MCQ'],
      ['MCQ'],
      ['SpeakingQA'],
      [],
      ['MCQ'],
    ]);
  });

  it('still has instructions once there are exercises', () => {
    const draft = { ...emptyDraft(), questions: [{ ...defaultBlock('MCQ'), id: 'one' }] };
    expect(typesFor(draft)).toContain('Rubric');
  });
});
