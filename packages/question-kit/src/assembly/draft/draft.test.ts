import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTemplates } from '../core/answer-templates.ts';
import { defaultBlock, emptyDraft } from '../core/defaults.ts';
import { blockTypes, questionTypes } from '../../types/question-types.ts';
import { markAnswers } from '../core/marking.ts';
import type { Draft } from '../core/question.ts';
import { manifestOf } from '../core/registry.ts';
import { validateDraft } from '../core/validate-draft.ts';
import { questionFixture } from '../../fixtures.ts';
import { anyAction } from '../../testing/draft-actions.ts';
import { DraftActionError, type DraftAction } from '../../primitives/draft/action.ts';
import { applyAction } from './draft-action.ts';
import { duplicateBlock, insertBlock, moveBlock, removeBlock, updateBlock } from './blocks.ts';
import { changeSubQuestionType, changeType } from './head.ts';
import { insertInput, moveInput, removeInput, updateInput } from '../../primitives/draft/input-actions.ts';
import { moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { insertItem, setWhy, updateItem } from './items.ts';
import { lossOfSubQuestionType, lossOfType } from './loss.ts';

function after(...actions: DraftAction[]): Draft {
  return actions.reduce(applyAction, emptyDraft());
}

describe('a draft', () => {
  it('begins as the specification says', () => {
    expect(emptyDraft()).toStrictEqual({
      title: '',
      type: 'Reading',
      subQuestionType: 'MCQ',
      category: '',
      level: '',
      diploma: '',
      input: [],
      questions: [],
    });
  });

  it('takes a default block with a fresh id at the end, or at a position', () => {
    const draft = after(insertBlock('MCQ'), insertBlock('FillInBlanks'), insertBlock('WritingEssays', 1));
    expect(draft.questions.map((block) => block.type)).toEqual(['MCQ', 'WritingEssays', 'FillInBlanks']);
    expect(draft.questions[0]).toEqual({ ...defaultBlock('MCQ'), id: expect.stringMatching(/^\w{16}$/u) });
    expect(new Set(draft.questions.map((block) => block.id)).size).toBe(3);
  });

  it('has templates of the first block’s type, one per block, whatever the others are', () => {
    const draft = after(insertBlock('MCQ'), insertBlock('WritingEssays', 0));
    const text = { studentAnswer: [], instructorFiles: [], studentContentMark: 0, studentLanguageMark: 0 };
    expect(answerTemplates(draft.questions)).toEqual([text, text]);
    const moved = applyAction(draft, moveBlock(0, 1));
    const choice = { studentAnswer: '', studentMark: 0 };
    expect(answerTemplates(moved.questions)).toEqual([choice, choice]);
    expect(answerTemplates([])).toEqual([]);
  });

  it('keeps a copy of a block apart from it: other ids, the same words', () => {
    const draft = applyAction(questionFixture('FillInBlanks'), duplicateBlock(0));
    const [block, copy] = draft.questions;
    const ids = JSON.stringify(block).match(/"id":"[^"]+"/gu) ?? [];
    for (const id of ids) expect(JSON.stringify(copy)).not.toContain(id);
    expect(JSON.stringify(copy).replaceAll(/"id":"[^"]+"/gu, '')).toBe(
      JSON.stringify(block).replaceAll(/"id":"[^"]+"/gu, ''),
    );
    expect(validateDraft(draft)).toEqual([]);
  });

  it('writes a why by question index and sub-question index, and removes an empty one', () => {
    const draft = after(insertBlock('MCQ'), insertItem(0), insertItem(0), setWhy(0, 1, '<p>So.</p>'));
    expect(draft.questions[0]).toMatchObject({ content: [{ correct: false }, { why: '<p>So.</p>' }] });
    expect(JSON.stringify(applyAction(draft, setWhy(0, 1, '')))).not.toContain('why');
  });

  it('refuses an explanation and an item where there is no place for them', () => {
    const draft = after(insertBlock('FillInBlanks'), insertBlock('WritingEssays'));
    const text = { type: 'text' as const, text: 'The sun ' };
    const refused = [
      setWhy(0, 0, 'So.'),
      setWhy(7, 0, 'So.'),
      insertItem(1),
      insertItem(7),
      insertItem(1, { item: text }),
    ];
    for (const action of refused) expect(() => applyAction(draft, action)).toThrow(DraftActionError);
    expect(() => applyAction(applyAction(draft, insertItem(0, { item: text })), setWhy(0, 0, 'So.'))).toThrow(
      'Item 0 of question 0 has nothing to explain.',
    );
  });

  it('stays the very same draft where an action names what is not there', () => {
    const draft = after(insertBlock('MCQ'), insertItem(0));
    const withoutTarget = [
      removeBlock(9),
      moveBlock(9, 0),
      duplicateBlock(9),
      updateBlock(9, { rubric: 'x' }),
      removeItem(0, 9),
      moveItem(9, 0, 1),
      updateItem(0, 9, { mark: 2 }),
      removeInput(9),
      moveInput(9, 0),
      updateInput(9, { html: 'x' }),
    ];
    for (const action of withoutTarget) expect(applyAction(draft, action)).toBe(draft);
  });

  it('has as many fields to answer as it has items', () => {
    const draft = after(insertBlock('ShortAnswers'), insertItem(0), insertItem(0), insertItem(0, { at: 0 }));
    expect(draft.questions[0]).toMatchObject({ answersCount: 3, content: [{}, {}, {}] });
    expect(answerTemplates(draft.questions)).toEqual([
      Array.from({ length: 3 }, () => ({ studentAnswer: '', studentMark: 0 })),
    ]);
  });

  it('removes an optional field that is set to undefined, so that nothing empty is stored', () => {
    const draft = after(
      insertBlock('MCQ'),
      updateBlock(0, { modelAnswer: 'x' }),
      updateBlock(0, { modelAnswer: undefined }),
    );
    expect(Object.keys(draft.questions[0] ?? {})).not.toContain('modelAnswer');
  });

  it('is never changed in place, and stays in a shape that can be stored, whatever is done to it', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
        let draft = emptyDraft();
        for (const action of actions) {
          const before = JSON.stringify(draft);
          const next = applyAction(draft, action);
          expect(JSON.stringify(draft)).toBe(before);
          draft = next;
        }
        const ids = validateDraft(draft).filter(({ code }) => code === 'id-twice');
        expect(ids).toEqual([]);
        const [first] = draft.questions;
        const answered = first !== undefined && manifestOf(first.type).template(first) !== null;
        expect(answerTemplates(draft.questions)).toHaveLength(answered ? draft.questions.length : 0);
      }),
    );
  });

  it('gives the same when an action is done again on the same draft', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 10 }), anyAction, (actions, action) => {
        const draft = actions.reduce(applyAction, emptyDraft());
        expect(applyAction(draft, action)).toStrictEqual(applyAction(draft, action));
      }),
    );
  });
});

describe('changing the type', () => {
  const draft: Draft = questionFixture('MCQ');

  it('names what would be lost before, by block and field', () => {
    const losses = lossOfSubQuestionType(draft, 'WritingEssays');
    expect(losses).toEqual(draft.questions.map((_, index) => ({ index, type: 'MCQ', fields: ['content'] })));
    expect(lossOfType(draft, 'Writing')).toEqual(losses);
    expect(lossOfType(draft, 'Vocab')).toEqual([]);
    expect(lossOfSubQuestionType(after(insertBlock('MCQ')), 'WritingEssays')).toEqual([]);
  });

  it('keeps what the new type can hold and drops exactly what was named', () => {
    const writing = applyAction(draft, changeType('Writing'));
    expect(writing.subQuestionType).toBe('WritingPhotoDescription');
    for (const [index, block] of writing.questions.entries()) {
      const before = draft.questions[index];
      expect(block).toEqual({
        ...defaultBlock('WritingPhotoDescription'),
        id: before?.id,
        rubric: before?.rubric,
        autoCorrected: before?.autoCorrected,
        ...(before?.modelAnswer === undefined ? {} : { modelAnswer: before.modelAnswer }),
      });
    }
  });

  it('leaves blocks alone that are of the type already, or when the skill offers it too', () => {
    expect(applyAction(draft, changeType('Listening')).questions).toBe(draft.questions);
    expect(applyAction(draft, changeSubQuestionType('MCQ'))).toBe(draft);
  });

  it('leaves what is only read where it stands, between blocks of whatever type', () => {
    const words = { ...defaultBlock('Vocab'), id: 'words', rubric: '<ul><li>tide</li></ul>' };
    const mixed: Draft = { ...draft, type: 'Vocab', questions: [...draft.questions, words] };
    expect(validateDraft(mixed)).toEqual([]);
    const templates = answerTemplates(mixed.questions);
    expect(templates.at(-1)).toEqual({ studentAnswer: '', studentMark: 0 });
    expect(markAnswers(mixed, templates)).toMatchObject({ mark: 0, pending: false });
    const changed = applyAction(mixed, changeSubQuestionType('FillInBlanks'));
    expect(changed.questions.at(-1)).toBe(words);
    expect(lossOfSubQuestionType(mixed, 'FillInBlanks')).toEqual(lossOfSubQuestionType(draft, 'FillInBlanks'));
    const all = applyAction({ ...mixed, subQuestionType: 'Vocab' }, changeSubQuestionType('MCQ'));
    expect(all.questions.at(-1)?.type).toBe('MCQ');
  });

  it.each(questionTypes)('never makes a malformed block out of %s', (type) => {
    for (const to of blockTypes) {
      const changed = applyAction(questionFixture(type), changeSubQuestionType(to));
      expect(validateDraft(changed).filter(({ code }) => code === 'malformed' || code === 'types-mixed')).toEqual([]);
    }
  });
});

describe('validateDraft', () => {
  it('names what is missing by path and code', () => {
    const draft = after(
      insertBlock('MCQ'),
      insertItem(0),
      insertBlock('FillInBlanks'),
      insertInput({ kind: 'text', html: '<p></p>' }),
    );
    const found = validateDraft(draft).map(({ path, code }) => `${path.join('.')}: ${code}`);
    expect(found).toEqual([
      'title: title-missing',
      'input.0.html: passage-empty',
      'questions.1.type: types-mixed',
      'questions.0.rubric: mcq-question-missing',
      'questions.0.content: mcq-options-few',
      'questions.0.content: mcq-right-missing',
      'questions.0.content.0.text: mcq-option-empty',
      'questions.1.content: gaps-missing',
    ]);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (wild, inner) => {
        expect(() => validateDraft(Object(wild))).not.toThrow();
        const draft = JSON.parse(JSON.stringify(emptyDraft()));
        draft.questions = [wild, inner];
        expect(validateDraft(draft)).toContainEqual(expect.objectContaining({ code: 'malformed' }));
      }),
    );
  });

  it('finds an id that is used twice', () => {
    const draft: Draft = questionFixture('MCQ');
    const twice = applyAction(draft, {
      name: 'test',
      recipe: (copy) => void copy.questions.push(...structuredClone(draft.questions)),
    });
    expect(validateDraft(twice).some(({ code }) => code === 'id-twice')).toBe(true);
    expect(validateDraft(applyAction(twice, removeBlock(0))).some(({ code }) => code === 'id-twice')).toBe(true);
  });
});
