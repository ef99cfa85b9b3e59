import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixtures, questionFixture } from '../../fixtures.ts';
import { arbitraries } from '../../testing/arbitraries.ts';
import { questionTypes } from '../../types/question-types.ts';
import { emptyDraft } from './defaults.ts';
import type { AnswerEntry, Block } from './registry.ts';
import { filesOf, mapRichText, textsOf } from './schema-metadata.ts';
import { toStudentView } from './student-view.ts';

/** Where rich text stands by `question-model.md`, whatever the schemas say. */
const richTextNames = new Set(['rubric', 'modelAnswer', 'why', 'html']);

function draftOf(block: Block) {
  return { ...emptyDraft(), questions: [block] };
}

/** Every object that has the fields of a stored file. */
function fileIdsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = 'mime' in data && 'id' in data ? [String(data.id)] : [];
  return [...own, ...Object.values(data).flatMap(fileIdsIn)];
}

/** Paths of every text that is not in a file. */
function textPathsIn(data: unknown, path: string[] = []): string[] {
  if (typeof data === 'string') return [path.join('.')];
  if (typeof data !== 'object' || data === null || 'mime' in data) return [];
  return Object.entries(data).flatMap(([name, value]) => textPathsIn(value, [...path, name]));
}

describe.each(questionTypes)('the schema metadata of %s', (type) => {
  it('names every rich text, and no other text', () => {
    fc.assert(
      fc.property(arbitraries[type].block, (block: Block) => {
        for (const { path, role } of textsOf(draftOf(block))) {
          const name = path.at(-1);
          expect(role === 'rich-text', path.join('.')).toBe(typeof name === 'string' && richTextNames.has(name));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('finds every text outside files', () => {
    const question = questionFixture(type);
    expect(textsOf(question).map(({ path }) => path.join('.'))).toEqual(textPathsIn(question));
  });

  it('replaces every rich text and leaves everything else as it was', () => {
    const question = questionFixture(type);
    expect(mapRichText(question, (html) => html)).toStrictEqual(question);
    const marked = mapRichText(question, () => 'X');
    for (const { text, role } of textsOf(marked)) if (role === 'rich-text') expect(text).toBe('X');
    expect(mapRichText(marked, () => '')).toStrictEqual(mapRichText(question, () => ''));
  });

  it('finds every file of a question and of the answers to it', () => {
    const question = questionFixture(type);
    expect(filesOf(question).map(({ id }) => id)).toEqual([...new Set(fileIdsIn(question))]);
    const view = toStudentView(question);
    expect(filesOf(view).map(({ id }) => id)).toEqual([...new Set(fileIdsIn(view))]);
    const entries: AnswerEntry[] = fixtures[type].flatMap(({ right, others }) => [right, ...Object.values(others)]);
    expect(filesOf(entries).map(({ id }) => id)).toEqual([...new Set(fileIdsIn(entries))]);
  });
});
