import { expect, it } from 'vitest';
import { blockTypes, typesByCategory } from '../../../types/question-types.ts';
import { emptyDraft } from '../../core/defaults.ts';
import { validateDraft } from '../../core/validate-draft.ts';
import { apply, createHistory, undo } from '../../draft/history.ts';
import { addBlock, beginWith } from './add-block.ts';

it.each(blockTypes.filter((type) => type !== 'Rubric'))('begins a question with %s in a skill that has it', (type) => {
  const begun = apply(createHistory(emptyDraft()), beginWith(emptyDraft(), type));
  const { draft } = begun;
  expect(draft.subQuestionType).toBe(type);
  expect(draft.questions).toHaveLength(1);
  expect(typesByCategory[draft.type]).toContain(type);
  expect(validateDraft(draft).map(({ code }) => code)).not.toContain('type-not-offered');
  // One step takes it all back.
  expect(undo(begun).draft).toEqual(emptyDraft());
});

it('keeps the skill where that has the type', () => {
  const listening = { ...emptyDraft(), type: 'Listening' as const };
  expect(apply(createHistory(listening), beginWith(listening, 'Matching')).draft.type).toBe('Listening');
});

it('begins an empty question from the menu as from its tile; a further block leaves the skill alone', () => {
  const begun = apply(createHistory(emptyDraft()), addBlock(emptyDraft(), 'WritingEssays', 0));
  expect([begun.draft.type, begun.draft.subQuestionType]).toEqual(['Writing', 'WritingEssays']);
  const further = apply(begun, addBlock(begun.draft, 'MCQ', 1));
  expect([further.draft.type, further.draft.subQuestionType]).toEqual(['Writing', 'WritingEssays']);
});
