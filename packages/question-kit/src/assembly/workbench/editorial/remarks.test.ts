import { describe, expect, it } from 'vitest';
import { moveItem, removeItem } from '../../../primitives/draft/item-actions.ts';
import { emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import { applyAction } from '../../draft/draft-action.ts';
import { updateDraft } from '../../draft/head.ts';
import { apply, redo, undo } from '../../draft/history.ts';
import { anchorOf } from '../../editorial/anchor.ts';
import { addComment } from '../../editorial/comments.ts';
import { decideSuggestion, suggestChange, suggestedEdit } from '../../editorial/suggestions.ts';
import { createWorkbenchQuestion } from '../state/workbench-state.ts';
import { kindOfField } from './fields-of-draft.ts';
import { withEdits } from './keep-history.ts';
import { remarksOf } from './remarks.ts';

const option = (id: string) => ({ id, text: id, correct: false });
const draft: Draft = {
  ...emptyDraft(),
  title: 'Tides',
  questions: [{ type: 'MCQ', id: 'one', rubric: '', autoCorrected: true, content: ['a', 'b'].map(option) }],
};
const textOf = (item: number) => ['questions', 0, 'content', item, 'text'];
const at = (minute: number) => ({ by: 'Salma', at: `2026-11-23T08:0${minute}:00.000Z` });
const comment = (path: (string | number)[], text: string) => ({ anchor: anchorOf(draft, path), text });

describe('remarks on a question', () => {
  let question = createWorkbenchQuestion(draft);
  question = addComment(question, comment(textOf(1), 'second option'), at(1));
  question = addComment(question, comment([], 'all of it'), at(2));
  question = suggestChange(question, draft, { path: textOf(0), after: 'A', note: 'first option' }, at(3));
  question = addComment(question, comment(textOf(1), 'second again'), at(4));
  const textsOf = (edited: Draft) =>
    remarksOf(edited, question).map((remark) => ('comment' in remark ? remark.comment.text : remark.suggestion.note));

  it('stand in the order of their fields, oldest first, wherever these move', () => {
    expect(textsOf(draft)).toEqual(['all of it', 'first option', 'second option', 'second again']);
    const moved = applyAction(draft, moveItem(0, 1, 0));
    expect(textsOf(moved)).toEqual(['all of it', 'second option', 'second again', 'first option']);
  });

  it('stay in the list, last, when their item was removed', () => {
    const removed = applyAction(draft, removeItem(0, 1));
    expect(textsOf(removed)).toEqual(['all of it', 'first option', 'second option', 'second again']);
    expect(remarksOf(removed, question).at(-1)?.place).toBeNull();
  });

  it('are open until they are decided', () => {
    const [suggestion] = question.suggestions;
    const decided = decideSuggestion(question, suggestion?.id ?? '', 'rejected', at(5));
    expect(remarksOf(draft, decided).map(({ isOpen }) => isOpen)).toEqual([true, false, true, true]);
  });
});

it('an approved question is a draft again after an edit, and keeps its state when only the history changes', () => {
  const approved = { ...createWorkbenchQuestion(draft), state: 'approved' as const };
  const edited = withEdits(approved, apply(approved.history, updateDraft({ title: 'Tides!' })));
  expect([edited.state, edited.history.draft.title]).toEqual(['draft', 'Tides!']);
  expect(withEdits(approved, { ...approved.history, open: false }).state).toBe('approved');
});

it('a suggestion is open again when its edit is undone, and accepted when it is redone', () => {
  const suggested = suggestChange(
    createWorkbenchQuestion(draft),
    draft,
    { path: textOf(0), after: 'A', note: '' },
    at(3),
  );
  const [suggestion] = suggested.suggestions;
  if (!suggestion) throw new Error('There is no suggestion.');
  const edit = suggestedEdit(draft, suggestion);
  if (edit.outcome !== 'applies') throw new Error('The suggestion does not apply.');
  const later = withEdits(suggested, apply(suggested.history, edit.action));
  const accepted = decideSuggestion(later, suggestion.id, 'accepted', at(4));
  const stateOf = ({ suggestions: [first] }: typeof accepted) => [first?.state, first?.decidedAt === null];
  expect(stateOf(accepted)).toEqual(['accepted', false]);
  const further = withEdits(accepted, apply(accepted.history, updateDraft({ title: 'Tides!' })));
  const onceBack = withEdits(further, undo(further.history));
  expect(stateOf(onceBack)).toEqual(['accepted', false]);
  const twiceBack = withEdits(onceBack, undo(onceBack.history));
  expect(stateOf(twiceBack)).toEqual(['open', true]);
  expect(stateOf(withEdits(twiceBack, redo(twiceBack.history)))).toEqual(['accepted', false]);
});

it('a suggestion changes texts and numbers', () => {
  expect(kindOfField(['questions', 0, 'rubric'])).toBe('rich');
  expect(kindOfField(textOf(0))).toBe('plain');
  expect(kindOfField(['questions', 0, 'content', 1, 'answers', 0])).toBe('plain');
  expect(kindOfField(['questions', 0, 'content', 1, 'mark'])).toBe('number');
  expect(kindOfField(['questions', 0, 'content', 1, 'correct'])).toBeNull();
});
