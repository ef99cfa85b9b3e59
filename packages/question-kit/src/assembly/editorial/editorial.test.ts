import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../../testing/draft-actions.ts';
import { moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import { applyAction } from '../draft/draft-action.ts';
import { moveBlock } from '../draft/blocks.ts';
import { updateItem } from '../draft/items.ts';
import { createPaperQuestion } from '../paper/paper.ts';
import { anchorOf, placeOf, valueAt } from './anchor.ts';
import { addComment, reopenComment, replyToComment, resolveComment } from './comments.ts';
import type { Review } from './review.ts';
import { questionStates, stateChangeSchema, commentSchema, suggestionSchema, type Suggestion } from './schema.ts';
import { changeState, reviewAfterEdit, statesAfter } from './states.ts';
import { decideSuggestion, suggestChange, suggestedEdit } from './suggestions.ts';

const at = '2026-11-23T08:00:00.000Z';
const salma = { by: 'Salma', at };
const block = (id: string) => ({
  type: 'MCQ' as const,
  id,
  rubric: '',
  autoCorrected: true,
  content: ['a', 'b', 'c'].map((name) => ({ id: `${id}-${name}`, text: name, correct: name === 'a' })),
});
const draft: Draft = { ...emptyDraft(), title: 'Tides', questions: [block('one'), block('two')] };
const review: Review = createPaperQuestion(draft);
const textOf = (index: number, item: number) => ['questions', index, 'content', item, 'text'];

describe('a comment', () => {
  it('stays with its option wherever the option goes, and has no place when it is removed', () => {
    const anchor = anchorOf(draft, textOf(0, 2));
    expect(anchor.itemId).toBe('one-c');
    const moved = applyAction(applyAction(draft, moveItem(0, 2, 0)), moveBlock(0, 1));
    expect(placeOf(moved, anchor)).toEqual(textOf(1, 0));
    expect(placeOf(applyAction(moved, removeItem(1, 0)), anchor)).toBeNull();
    expect(placeOf(moved, anchorOf(draft, ['title']))).toEqual(['title']);
    expect(placeOf(moved, anchorOf(draft, ['questions', 0, 'rubric']))).toEqual(['questions', 1, 'rubric']);
  });

  it('is found by its option after any edits, or not at all', () => {
    const anchor = anchorOf(draft, textOf(1, 1));
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 12 }), (actions) => {
        const edited = actions.reduce(applyAction, draft);
        const place = placeOf(edited, anchor);
        const isThere = JSON.stringify(edited).includes('"id":"two-b"');
        expect(place !== null).toBe(isThere);
        if (place) expect(valueAt(edited, [...place.slice(0, -1), 'id'])).toBe('two-b');
      }),
    );
  });

  it('is answered, settled and opened again; a reply opens it too', () => {
    const anchor = anchorOf(draft, textOf(0, 0));
    const commented = addComment(review, { anchor, text: 'Too easy?' }, salma);
    const id = commented.comments[0]?.id ?? '';
    expect(commentSchema.parse(commented.comments[0])).toMatchObject({ ...anchor, ...salma, resolvedAt: null });
    const resolved = resolveComment(commented, id, at);
    expect(resolved.comments[0]?.resolvedAt).toBe(at);
    expect(reopenComment(resolved, id).comments[0]?.resolvedAt).toBeNull();
    const answered = replyToComment(resolved, id, 'No.', { by: 'Omar', at });
    expect(answered.comments[0]).toMatchObject({ resolvedAt: null, replies: [{ text: 'No.', by: 'Omar' }] });
    expect(review.comments).toEqual([]);
  });
});

describe('a suggestion', () => {
  const suggested = suggestChange(review, draft, { path: textOf(0, 1), after: 'The wind', note: '' }, salma);
  const suggestion = suggested.suggestions[0];
  const editOf = (edited: Draft, each: Suggestion | undefined = suggestion) => {
    if (!each) throw new Error('There is no suggestion.');
    return suggestedEdit(edited, each);
  };

  it('changes its field when it is accepted, also where the option has moved', () => {
    expect(suggestionSchema.parse(suggestion)).toMatchObject({ before: 'b', after: 'The wind', itemId: 'one-b' });
    const moved = applyAction(draft, moveItem(0, 1, 0));
    const edit = editOf(moved);
    expect(edit).toMatchObject({ outcome: 'applies', path: textOf(0, 0) });
    const accepted = edit.outcome === 'applies' ? applyAction(moved, edit.action) : moved;
    expect(accepted).toEqual(applyAction(moved, updateItem(0, 0, { text: 'The wind' })));
  });

  it('says what the field has become when it was changed since, and that its option was removed', () => {
    const edited = applyAction(draft, updateItem(0, 1, { text: 'The storm' }));
    expect(editOf(edited)).toEqual({ outcome: 'changed-since', path: textOf(0, 1), now: 'The storm' });
    expect(editOf(applyAction(draft, removeItem(0, 1)))).toEqual({ outcome: 'removed-since' });
  });

  it('adds and removes an optional field', () => {
    const why = ['questions', 0, 'content', 0, 'why'];
    const added = suggestChange(review, draft, { path: why, after: '<p>So.</p>', note: '' }, salma).suggestions[0];
    const edit = editOf(draft, added);
    const explained = edit.outcome === 'applies' ? applyAction(draft, edit.action) : draft;
    expect(valueAt(explained, why)).toBe('<p>So.</p>');
    const removed = suggestChange(review, explained, { path: why, after: null, note: '' }, salma).suggestions[0];
    const undoing = editOf(explained, removed);
    expect(undoing.outcome === 'applies' && applyAction(explained, undoing.action)).toEqual(draft);
  });

  it('does not fit where the draft could not be stored with it', () => {
    const wrong = suggestChange(review, draft, { path: textOf(0, 1), after: 7, note: '' }, salma).suggestions[0];
    expect(editOf(draft, wrong)).toEqual({ outcome: 'does-not-fit' });
  });

  it('is decided once, with who and when', () => {
    const id = suggestion?.id ?? '';
    const accepted = decideSuggestion(suggested, id, 'accepted', { by: 'Omar', at });
    expect(accepted.suggestions[0]).toMatchObject({ state: 'accepted', decidedBy: 'Omar', decidedAt: at });
    expect(decideSuggestion(accepted, id, 'rejected', salma)).toEqual(accepted);
  });
});

describe('the state of a question', () => {
  it('is changed with who and when, in the order that leads to students', () => {
    const path = ['in-review', 'approved', 'retired'] as const;
    const retired = path.reduce((now, state) => changeState(now, state, salma), review);
    expect(retired.stateChanges.map(({ state }) => state)).toEqual(path);
    for (const change of retired.stateChanges) expect(stateChangeSchema.parse(change)).toMatchObject(salma);
    expect(changeState(review, 'approved', salma)).toBe(review);
  });

  it('can always go back to draft, and never stays without a next one', () => {
    for (const state of questionStates) {
      expect(statesAfter(state)).not.toHaveLength(0);
      if (state !== 'draft') expect(statesAfter(state)).toContain('draft');
    }
  });

  it('of an approved question is draft again after an edit; no other state changes by it', () => {
    for (const state of questionStates) {
      const edited = reviewAfterEdit({ ...review, state }, salma);
      expect(edited.state).toBe(state === 'approved' ? 'draft' : state);
      expect(edited.stateChanges).toEqual(state === 'approved' ? [{ state: 'draft', ...salma }] : []);
    }
  });
});
