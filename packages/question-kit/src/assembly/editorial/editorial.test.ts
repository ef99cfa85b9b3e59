import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAction } from '../../testing/draft-actions.ts';
import { moveItem, removeItem } from '../../primitives/draft/item-actions.ts';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { questionTypes } from '../../types/question-types.ts';
import { draftOf, emptyDraft } from '../core/defaults.ts';
import { withIds } from '../core/ids.ts';
import { draftSchema, type Draft } from '../core/question.ts';
import { applyAction, type DraftAction } from '../draft/draft-action.ts';
import { insertBlock, moveBlock, removeBlock, updateBlock } from '../draft/blocks.ts';
import { changeSubQuestionType } from '../draft/head.ts';
import { insertItem, setWhy, updateItem } from '../draft/items.ts';
import { createPaperQuestion } from '../paper/paper.ts';
import { anchorOf, placeOf, valueAt } from './anchor.ts';
import { addComment, reopenComment, replyToComment, resolveComment } from './comments.ts';
import type { Review } from './review.ts';
import { questionStates, stateChangeSchema, commentSchema, suggestionSchema, type Suggestion } from './schema.ts';
import { changeState, reviewAfterEdit, statesAfter } from './states.ts';
import { decideSuggestion, reopenSuggestion } from './decisions.ts';
import { suggestChanges, suggestedEdit } from './suggestions.ts';

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

const run = (text: string) => ({ type: 'text' as const, text });
const gap = (id: string) => ({ type: 'gap' as const, id, answers: [id] });
/** Some of the actions write fields that an item or a stimulus does not have. */
const canBeStored = (edited: Draft) => draftSchema.safeParse(edited).success;
const suggestionsOf = (before: Draft, after: Draft) =>
  suggestChanges(review, { before, after, note: '' }, salma).suggestions;
const accept = (edited: Draft, suggestion: Suggestion) => {
  const edit = suggestedEdit(edited, suggestion);
  return edit.outcome === 'applies' ? applyAction(edited, edit.action) : edited;
};

/** The suggestions that an edit of the draft would make. */
function suggestionsFor(before: Draft, ...actions: DraftAction[]): readonly Suggestion[] {
  const after = actions.reduce(applyAction, before);
  return suggestChanges(review, { before, after, note: '' }, salma).suggestions;
}

describe('a suggestion', () => {
  const [suggestion] = suggestionsFor(draft, updateItem(0, 1, { text: 'The wind' }));
  const editOf = (edited: Draft, each: Suggestion | undefined = suggestion) => {
    if (!each) throw new Error('There is no suggestion.');
    return suggestedEdit(edited, each);
  };
  const accepted = (edited: Draft, each: Suggestion | undefined) => {
    const edit = editOf(edited, each);
    return edit.outcome === 'applies' ? applyAction(edited, edit.action) : edit;
  };

  it('changes its field when it is accepted, also where the option has moved', () => {
    expect(suggestionSchema.parse(suggestion)).toMatchObject({ before: 'b', after: 'The wind', itemId: 'one-b' });
    const moved = applyAction(draft, moveItem(0, 1, 0));
    expect(editOf(moved)).toMatchObject({ outcome: 'applies', path: textOf(0, 0) });
    expect(accepted(moved, suggestion)).toEqual(applyAction(moved, updateItem(0, 0, { text: 'The wind' })));
  });

  it('says what the field has become when it was changed since, and that its option was removed', () => {
    const edited = applyAction(draft, updateItem(0, 1, { text: 'The storm' }));
    expect(editOf(edited)).toEqual({ outcome: 'changed-since', path: textOf(0, 1), now: 'The storm' });
    expect(editOf(applyAction(draft, removeItem(0, 1)))).toEqual({ outcome: 'removed-since' });
  });

  it('adds and removes an optional field', () => {
    const explained = applyAction(draft, setWhy(0, 0, '<p>So.</p>'));
    expect(accepted(draft, suggestionsFor(draft, setWhy(0, 0, '<p>So.</p>'))[0])).toEqual(explained);
    expect(accepted(explained, suggestionsFor(explained, setWhy(0, 0, ''))[0])).toEqual(draft);
  });

  it('of another key is one, with what was right before', () => {
    const key = [updateItem(0, 0, { correct: false }), updateItem(0, 1, { correct: true })] as const;
    const suggestions = suggestionsFor(draft, ...key);
    expect(suggestions).toMatchObject([{ itemId: 'one-b', after: true, also: [{ itemId: 'one-a', after: false }] }]);
    expect(accepted(draft, suggestions[0])).toEqual(key.reduce(applyAction, draft));
  });

  it('adds an option behind its neighbour, or behind the one before where that was removed', () => {
    const option = { id: 'new', text: 'The ships', correct: false };
    const [added, ...others] = suggestionsFor(draft, insertItem(0, { item: option, at: 2 }));
    expect([added, others]).toMatchObject([{ kind: 'insert', itemId: 'one', after: option }, []]);
    const textsOf = (edited: Draft) => valueAt(accepted(edited, added), ['questions', 0, 'content']);
    const removed = applyAction(draft, removeItem(0, 1));
    expect(textsOf(removed)).toMatchObject([{ text: 'a' }, { text: 'The ships' }, { text: 'c' }]);
    const moved = applyAction(draft, moveItem(0, 1, 2));
    expect(textsOf(moved)).toMatchObject([{ text: 'a' }, { text: 'c' }, { text: 'b' }, { text: 'The ships' }]);
    expect(editOf(applyAction(draft, removeBlock(0)), added)).toEqual({ outcome: 'removed-since' });
  });

  it('removes an option and moves one, wherever they are by then', () => {
    const [removal] = suggestionsFor(draft, removeItem(0, 2));
    const [move] = suggestionsFor(draft, moveItem(0, 2, 0));
    const first = applyAction(draft, moveItem(0, 2, 0));
    expect(accepted(first, removal)).toEqual(applyAction(first, removeItem(0, 0)));
    expect(accepted(applyAction(draft, moveItem(0, 1, 0)), move)).toMatchObject({
      questions: [{ content: [{ text: 'c' }, { text: 'b' }, { text: 'a' }] }, {}],
    });
    for (const each of [removal, move])
      expect(editOf(applyAction(draft, removeItem(0, 2)), each)).toEqual({ outcome: 'removed-since' });
    const reworded = applyAction(draft, updateItem(0, 2, { text: 'The tide' }));
    expect(editOf(reworded, removal)).toMatchObject({ outcome: 'changed-since', now: { text: 'The tide' } });
  });

  it('of another type of exercise is one, and so is an item with the number of fields', () => {
    const converted = suggestionsFor(draft, changeSubQuestionType('ShortAnswers'));
    expect(converted).toHaveLength(1);
    const fields = applyAction(emptyDraft(), insertBlock('ShortAnswers'));
    expect(suggestionsFor(applyAction(fields, insertItem(0)), insertItem(0))).toMatchObject([{ kind: 'insert' }]);
    const wider = [insertItem(0), updateBlock(0, { answersCount: 4 })] as const;
    const [item, ...others] = suggestionsFor(fields, ...wider);
    expect([item, others]).toMatchObject([{ kind: 'insert', also: [{ before: 1, after: 4 }] }, []]);
    expect(accepted(fields, item)).toEqual(wider.reduce(applyAction, fields));
  });

  it('of a gap in a text replaces the words around it, and nothing else', () => {
    const gapped = (...content: (ReturnType<typeof run> | ReturnType<typeof gap>)[]): Draft => ({
      ...emptyDraft(),
      questions: [{ type: 'FillInBlanks', id: 'text', rubric: '', autoCorrected: true, boxOptions: false, content }],
    });
    const text = gapped(run('The '), gap('moon'), run(' draws the sea.'));
    const after = gapped(run('The '), gap('moon'), run(' draws the '), gap('sea'), run('.'));
    const [added, ...others] = suggestChanges(review, { before: text, after, note: '' }, salma).suggestions;
    expect([added?.kind, others]).toEqual(['replace', []]);
    const longer = gapped(run('A '), gap('tide'), run(': the '), gap('moon'), run(' draws the sea.'));
    expect(accepted(longer, added)).toEqual(
      gapped(run('A '), gap('tide'), run(': the '), gap('moon'), run(' draws the '), gap('sea'), run('.')),
    );
    const reworded = gapped(run('The '), gap('moon'), run(' draws the water.'));
    expect(editOf(reworded, added)).toMatchObject({ outcome: 'changed-since' });
  });

  it('does not fit where the draft could not be stored with it', () => {
    expect(editOf(draft, suggestion && { ...suggestion, after: 7 })).toEqual({ outcome: 'does-not-fit' });
  });

  it('is decided once, with who and when, until the decision is taken back', () => {
    const suggested = { ...review, suggestions: suggestion ? [suggestion] : [] };
    const id = suggestion?.id ?? '';
    const decided = decideSuggestion(suggested, id, 'accepted', { by: 'Omar', at });
    expect(decided.suggestions[0]).toMatchObject({ state: 'accepted', decidedBy: 'Omar', decidedAt: at });
    expect(decideSuggestion(decided, id, 'rejected', salma)).toEqual(decided);
    const rejected = decideSuggestion(suggested, id, 'rejected', salma);
    expect(reopenSuggestion(rejected, id)).toEqual(suggested);
  });
});

describe('the suggestions that lead from a draft to another version', () => {
  const anyDraft = fc.constantFrom(...questionTypes).chain((type) => anyQuestion(type).map(draftOf));
  const anyEdits = fc
    .tuple(anyDraft, fc.array(anyAction, { maxLength: 12 }))
    .map(([before, actions]) => [withIds(before), actions.reduce(applyAction, withIds(before))] as const);
  const anyTwo = fc.tuple(anyDraft, anyDraft);
  const versions = fc
    .oneof(anyEdits, anyTwo)
    .filter((pair) => pair.every((each) => hasUniqueIds(each) && canBeStored(each)));

  it('give that version when all are accepted, and none when it is the same', () => {
    fc.assert(
      fc.property(versions, ([before, after]) => {
        const suggestions = suggestionsOf(before, after);
        for (const each of suggestions) suggestionSchema.parse(each);
        expect(stored(suggestions.reduce(accept, before))).toEqual(stored(after));
        expect(suggestionsOf(before, structuredClone(before))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('give a draft that can be stored, whichever are accepted and in whatever order', () => {
    fc.assert(
      fc.property(versions, fc.infiniteStream(fc.nat()), ([before, after], numbers) => {
        const some = suggestionsOf(before, after)
          .map((suggestion) => ({ suggestion, order: numbers.next().value }))
          .toSorted((a, b) => a.order - b.order)
          .filter(({ order }) => order % 3 > 0);
        const edited = some.map(({ suggestion }) => suggestion).reduce(accept, before);
        expect(draftSchema.safeParse(edited).success).toBe(true);
      }),
    );
  });

  it('leave the draft as it was when all are rejected', () => {
    fc.assert(
      fc.property(versions, ([before, after]) => {
        const copy = structuredClone(before);
        const suggested = suggestChanges(
          { ...createPaperQuestion(before), draft: before },
          { before, after, note: '' },
          salma,
        );
        const rejected = suggested.suggestions.reduce(
          (now, { id }) => decideSuggestion(now, id, 'rejected', salma),
          suggested,
        );
        expect(rejected.draft).toEqual(copy);
        expect(rejected.suggestions.filter(({ state }) => state === 'open')).toEqual([]);
      }),
    );
  });
});

/** Without fields that are undefined, in one order. */
function stored(edited: Draft): unknown {
  return JSON.parse(JSON.stringify(edited));
}

/** Whether no two blocks, items or stimuli have the same id, as in every draft that an editor makes. */
function hasUniqueIds({ input, questions }: Draft): boolean {
  const items = questions.flatMap((each): readonly object[] => ('content' in each ? each.content : []));
  const ids = [...input, ...questions, ...items].flatMap((each) =>
    'id' in each && typeof each.id === 'string' ? [each.id] : [],
  );
  return new Set(ids).size === ids.length;
}

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
