import { expect, it } from 'vitest';
import { emptyDraft } from '../../../assembly/core/defaults.ts';
import type { BlockOf } from '../../../assembly/core/registry.ts';
import { type DraftAction } from '../../../primitives/draft/action.ts';
import { applyAction } from '../../../assembly/draft/draft-action.ts';
import { insertFields, removeField, setFieldCount } from './field-actions.ts';

const item = (id: string) => ({ id, answers: [id] });
function after(keys: string[], count: number, action: DraftAction): { keys: string[]; count: number } {
  const block: BlockOf<'ShortAnswers'> = {
    type: 'ShortAnswers',
    rubric: '',
    autoCorrected: false,
    content: keys.map(item),
    answersCount: count,
  };
  const [changed] = applyAction({ ...emptyDraft(), questions: [block] }, action).questions;
  if (changed?.type !== 'ShortAnswers') throw new TypeError('The block keeps its type.');
  return { keys: changed.content.map(({ id }) => id), count: changed.answersCount };
}

it('gives a key to a field that has none before it adds a field', () => {
  expect(after([], 1, insertFields(0, 0, [item('a')]))).toEqual({ keys: ['a'], count: 1 });
  expect(after(['a'], 1, insertFields(0, 0, [item('b'), item('c')]))).toEqual({ keys: ['b', 'c', 'a'], count: 3 });
  expect(after(['a'], 3, insertFields(0, 1, [item('b')]))).toEqual({ keys: ['a', 'b'], count: 3 });
});

it('takes a field out with its key, and leaves one', () => {
  expect(after(['a', 'b'], 2, removeField(0, 0))).toEqual({ keys: ['b'], count: 1 });
  expect(after(['a'], 3, removeField(0, 0))).toEqual({ keys: [], count: 2 });
  expect(after(['a'], 1, removeField(0, 0))).toEqual({ keys: [], count: 1 });
});

it('never makes fewer fields than have a key', () => {
  expect(after(['a', 'b'], 2, setFieldCount(0, 1))).toEqual({ keys: ['a', 'b'], count: 2 });
  expect(after(['a', 'b'], 2, setFieldCount(0, 5)).count).toBe(5);
  expect(after(['a', 'b'], 2, setFieldCount(0, 5000)).count).toBe(100);
});
