import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultBlock, emptyDraft } from '../../core/defaults.ts';
import type { Draft } from '../../core/question.ts';
import { applyAction } from '../../draft/draft-action.ts';
import { insertBlock, updateBlock } from '../../draft/blocks.ts';
import { insertItem } from '../../draft/items.ts';
import { insertBlockAsBefore, keepSchemes } from './marking-scheme.ts';

const name = 'marking';
const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What an author does to a draft, as the editor keeps it. */
function edit(draft: Draft, ...actions: Parameters<typeof applyAction>[1][]): Draft {
  return actions.reduce((before, action) => {
    const after = applyAction(before, action);
    keepSchemes(name, before, after);
    return after;
  }, draft);
}

describe('how blocks of a type are marked', () => {
  it('is what the next block of the type begins with, in this question and in another', () => {
    const essays = edit(
      emptyDraft(),
      insertBlock('WritingEssays'),
      updateBlock(0, { contentMark: 6, languageMark: 4, minWords: 80 }),
      updateBlock(0, { rubric: '<p>Write.</p>' }),
    );
    const again = edit(essays, insertBlockAsBefore(name, 'WritingEssays', 1));
    expect(again.questions[1]).toMatchObject({ rubric: '', contentMark: 6, languageMark: 4, minWords: 80 });
    expect(edit(emptyDraft(), insertBlockAsBefore(name, 'WritingEssays', 0)).questions[0]).toMatchObject({
      contentMark: 6,
    });
  });

  it('is not that of another type, and leaves what a block asks alone', () => {
    edit(emptyDraft(), insertBlock('MCQ'), insertItem(0), updateBlock(0, { autoCorrected: true }));
    const { id: _id, ...matching } = edit(emptyDraft(), insertBlockAsBefore(name, 'Matching', 0)).questions[0] ?? {};
    expect(matching).toEqual(defaultBlock('Matching'));
    expect(edit(emptyDraft(), insertBlockAsBefore(name, 'MCQ', 0)).questions[0]).toMatchObject({
      autoCorrected: true,
      content: [],
    });
  });

  it('is the default where nothing was kept, nothing is to be kept, or what was kept fits no block', () => {
    stored.set(`${name} MCQ`, '{"markStep":7,"content":[1]}');
    stored.set(`${name} WritingEssays`, 'no JSON');
    for (const [type, key] of [
      ['MCQ', name],
      ['WritingEssays', name],
      ['SpeakingQA', name],
      ['MCQ', undefined],
    ] as const) {
      const { id: _id, ...block } = edit(emptyDraft(), insertBlockAsBefore(key, type, 0)).questions[0] ?? {};
      expect(block).toEqual(defaultBlock(type));
    }
  });
});
