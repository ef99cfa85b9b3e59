import { describe, expect, it } from 'vitest';
import { moveItem, removeItem } from '../../../primitives/draft/item-actions.ts';
import { emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import { applyAction } from '../../draft/draft-action.ts';
import { updateDraft } from '../../draft/head.ts';
import { updateItem } from '../../draft/items.ts';
import { apply, redo, undo } from '../../draft/history.ts';
import { anchorOf } from '../../editorial/anchor.ts';
import { addComment } from '../../editorial/comments.ts';
import { decideSuggestion } from '../../editorial/decisions.ts';
import { suggestChanges, suggestedEdit } from '../../editorial/suggestions.ts';
import { paperOf } from '../state/paper-of.ts';
import { createWorkbenchQuestion, workbenchOf } from '../state/workbench-state.ts';
import { withEdits } from './keep-history.ts';
import { beginProposal, dropProposal, sendProposal } from './proposal.ts';
import { remarksOf } from './remarks.ts';

const option = (id: string) => ({ id, text: id, correct: false });
const draft: Draft = {
  ...emptyDraft(),
  title: 'Tides',
  questions: [{ type: 'MCQ', id: 'one', rubric: '', autoCorrected: true, content: ['a', 'b'].map(option) }],
};
const withText = (text: string) => applyAction(draft, updateItem(0, 0, { text }));
const textOf = (item: number) => ['questions', 0, 'content', item, 'text'];
const at = (minute: number) => ({ by: 'Salma', at: `2026-11-23T08:0${minute}:00.000Z` });
const comment = (path: (string | number)[], text: string) => ({ anchor: anchorOf(draft, path), text });

describe('remarks on a question', () => {
  let question = createWorkbenchQuestion(draft);
  question = addComment(question, comment(textOf(1), 'second option'), at(1));
  question = addComment(question, comment([], 'all of it'), at(2));
  question = suggestChanges(question, { before: draft, after: withText('A'), note: 'first option' }, at(3));
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
  const version = { before: draft, after: withText('A'), note: '' };
  const suggested = suggestChanges(createWorkbenchQuestion(draft), version, at(3));
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

describe('a proposal', () => {
  const question = createWorkbenchQuestion(draft);
  const begun = beginProposal(question);
  const rename = updateDraft({ title: 'The tides' });
  const renamed = withEdits(begun, apply(begun.proposal?.history ?? begun.history, rename));

  it('changes a version of its own, and leaves the question, also the approved one, as it is', () => {
    expect([renamed.history, renamed.proposal?.history.draft.title]).toEqual([question.history, 'The tides']);
    const approved = beginProposal({ ...question, state: 'approved' });
    expect(withEdits(approved, renamed.proposal?.history ?? approved.history).state).toBe('approved');
  });

  it('becomes suggestions of what was changed since it began, or is forgotten', () => {
    const edited = { ...renamed, history: apply(renamed.history, updateDraft({ level: 'B2' })) };
    const { proposal, suggestions, history } = sendProposal(edited, at(1));
    expect([proposal, history]).toEqual([undefined, edited.history]);
    expect(suggestions).toMatchObject([{ path: ['title'], before: 'Tides', after: 'The tides', by: 'Salma' }]);
    expect(dropProposal(renamed)).toEqual(question);
  });

  it('is not in the file', () => {
    const [section] = paperOf(workbenchOf([renamed])).sections;
    expect(section?.questions).toEqual(paperOf(workbenchOf([question])).sections[0]?.questions);
  });
});
