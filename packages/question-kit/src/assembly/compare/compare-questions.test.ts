import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { anyAction } from '../../testing/draft-actions.ts';
import { questionTypes } from '../../types/question-types.ts';
import { moveItem } from '../../primitives/draft/item-actions.ts';
import { draftOf, emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import { applyAction } from '../draft/draft-action.ts';
import { updateDraft } from '../draft/head.ts';
import { updateItem } from '../draft/items.ts';
import { compareQuestions } from './compare-questions.ts';
import { compareValues } from './compare-values.ts';
import { differenceWords } from './difference-words.ts';

const anyDraft = fc.constantFrom(...questionTypes).chain((type) => anyQuestion(type).map(draftOf));
const option = (id: string, text: string, correct = false) => ({ id, text, correct });
const text = (words: string) => ({ type: 'text' as const, text: words });
const gap = (id: string) => ({ type: 'gap' as const, id, answers: [id] });
const choice: Draft = {
  ...emptyDraft(),
  title: 'Tides',
  questions: [
    {
      type: 'MCQ',
      id: 'one',
      rubric: '<p>What draws the <b>sea</b>?</p>',
      autoCorrected: true,
      content: [option('a', 'The moon', true), option('b', 'The wind'), option('c', 'The ships')],
    },
  ],
};

/** The value at a path. */
function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}

/** Without fields that are undefined. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** The paths of all texts, numbers and booleans in a value. */
function leavesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path];
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    leavesOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Whether no two blocks, and no two items of a list, have the same id, as in every draft that an editor makes: ids say what became what. */
function hasUniqueIds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value)) return Object.values(value).every(hasUniqueIds);
  const ids = value.flatMap((each: unknown) => {
    const id = valueAt(each, ['id']);
    return typeof id === 'string' ? [id] : [];
  });
  return new Set(ids).size === ids.length && value.every(hasUniqueIds);
}

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)} more`;
}

describe('the differences between two versions of a question', () => {
  it('are none between equal versions, of any type', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(compareQuestions(draft, structuredClone(draft))).toEqual({ fields: [], seenByStudents: [] });
      }),
    );
  });

  it('name every field that was changed, with both values', () => {
    fc.assert(
      fc.property(anyDraft.filter(hasUniqueIds), fc.nat(), (draft, at) => {
        const leaves = leavesOf(draft);
        const leaf = leaves[at % leaves.length] ?? [];
        const edited = structuredClone(draft);
        const owner = valueAt(edited, leaf.slice(0, -1));
        Reflect.set(Object(owner), leaf.at(-1) ?? '', changed(valueAt(draft, leaf)));
        const fields = compareValues(draft, edited);
        expect(fields).toHaveLength(1);
        const [{ path, pathBefore, before, after } = { path: [], pathBefore: null }] = fields;
        expect(leaf.slice(0, path.length)).toEqual(path);
        expect(before).toEqual(valueAt(draft, pathBefore ?? []));
        expect(after).toEqual(valueAt(edited, path));
      }),
    );
  });

  it('are some whenever two versions differ, and their paths and values are those of the versions', () => {
    fc.assert(
      fc.property(anyDraft, fc.array(anyAction, { maxLength: 8 }), (draft, actions) => {
        const edited = actions.reduce(applyAction, draft);
        const { fields } = compareQuestions(draft, edited);
        expect(fields.length > 0).toBe(!isDeepStrictEqual(plain(draft), plain(edited)));
        for (const { kind, path, pathBefore, before, after } of fields) {
          if (kind === 'moved') continue;
          if (kind !== 'removed') expect(valueAt(edited, path)).toEqual(after);
          if (pathBefore !== null) expect(valueAt(draft, pathBefore)).toEqual(before);
        }
      }),
    );
  });

  it('of the key alone are not seen by students', () => {
    const edited = applyAction(
      applyAction(choice, updateItem(0, 0, { correct: false })),
      updateItem(0, 1, { correct: true, why: '<p>So.</p>' }),
    );
    const { fields, seenByStudents } = compareQuestions(choice, edited);
    expect(fields.map(({ path, itemId }) => [path.slice(2).join('.'), itemId])).toEqual([
      ['content.0.correct', 'a'],
      ['content.1.correct', 'b'],
      ['content.1.why', 'b'],
    ]);
    expect(seenByStudents).toEqual([]);
    const filed = applyAction(choice, updateDraft({ level: 'B2' }));
    expect(compareQuestions(choice, filed).seenByStudents).toEqual([]);
  });

  it('of what students see name it as they see it: a second right option lets them choose several', () => {
    const { seenByStudents } = compareQuestions(choice, applyAction(choice, updateItem(0, 1, { correct: true })));
    expect(seenByStudents).toMatchObject([{ path: ['questions', 0, 'multiple'], before: false, after: true }]);
  });

  it('call an option moved that stands elsewhere, and follow it to its edited text', () => {
    const edited = applyAction(applyAction(choice, moveItem(0, 2, 0)), updateItem(0, 0, { text: 'The many ships' }));
    const { fields } = compareQuestions(choice, edited);
    expect(fields).toMatchObject([
      { kind: 'moved', path: ['questions', 0, 'content', 0], pathBefore: ['questions', 0, 'content', 2], itemId: 'c' },
      { kind: 'changed', path: ['questions', 0, 'content', 0, 'text'], before: 'The ships', after: 'The many ships' },
    ]);
    expect(differenceWords(fields[1] ?? fail())).toEqual([
      { kind: 'same', text: 'The ' },
      { kind: 'added', text: 'many ' },
      { kind: 'same', text: 'ships' },
    ]);
  });

  it('of formatting alone have the same words', () => {
    const unformatted = structuredClone(choice);
    const [block] = unformatted.questions;
    if (block) block.rubric = '<p>What draws the sea?</p>';
    const [difference] = compareQuestions(choice, unformatted).fields;
    expect(differenceWords(difference ?? fail())).toEqual([{ kind: 'same', text: 'What draws the sea?' }]);
  });

  it('follow a gap that was moved in its text', () => {
    const content = [text('The '), gap('moon'), text(' draws the '), gap('sea')];
    const draft: Draft = {
      ...choice,
      subQuestionType: 'FillInBlanks',
      questions: [{ type: 'FillInBlanks', id: 'one', rubric: '', autoCorrected: true, boxOptions: false, content }],
    };
    const { fields } = compareQuestions(draft, applyAction(draft, moveItem(0, 3, 0)));
    expect(fields).toMatchObject([{ kind: 'moved', itemId: 'sea' }]);
  });
});

function fail(): never {
  throw new Error('There is no such difference.');
}
