import { expect, it } from 'vitest';
import { type BuildInfo, keysOfFiles } from './lib/lint-cache.ts';

/** `a` imports `b`, which imports `c` and is imported by it; nothing imports `d`. */
const program = (versions: Record<'a' | 'b' | 'c' | 'd', string>, globals = '1'): BuildInfo => ({
  fileNames: ['a', 'b', 'c', 'd', 'globals'],
  fileInfos: [...Object.values(versions), { version: globals, affectsGlobalScope: true }],
  fileIdsList: [[2], [3]],
  referencedMap: [
    [1, 1],
    [2, 2],
    [3, 1],
  ],
});

const versions = { a: '1', b: '1', c: '1', d: '1' };

/** The files whose keys differ from those of the first program. */
function changedKeys(other: BuildInfo): string[] {
  const before = keysOfFiles(program(versions));
  return [...keysOfFiles(other)].filter(([name, key]) => before.get(name) !== key).map(([name]) => name);
}

it('lints a file again when it changes, or a file that it reaches by imports', () => {
  expect(changedKeys(program(versions))).toEqual([]);
  expect(changedKeys(program({ ...versions, a: '2' }))).toEqual(['a']);
  expect(changedKeys(program({ ...versions, c: '2' }))).toEqual(['a', 'b', 'c']);
  expect(changedKeys(program({ ...versions, d: '2' }))).toEqual(['d']);
});

it('lints every file again when a global declaration changes', () => {
  expect(changedKeys(program(versions, '2'))).toEqual(['a', 'b', 'c', 'd', 'globals']);
});
