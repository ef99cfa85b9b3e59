import { describe, expect, test } from 'vitest';
import { containsFolder, folderTree, isSameFolder } from './folder-tree.ts';

const names = {
  category: [
    { value: 'r', label: 'Reading' },
    { value: 'g', label: 'Grammar' },
  ],
  level: [
    { value: 'a', label: 'A2' },
    { value: 'b', label: 'B1' },
  ],
  diploma: [{ value: 'd', label: 'Diploma' }],
};
const count = (category: string, level: string, diploma: string, questions: number) => ({
  category,
  level,
  diploma,
  questions,
});

describe('folders', () => {
  const tree = folderTree(
    [
      count('g', '', '', 2),
      count('r', 'b', '', 3),
      count('r', 'a', '', 4),
      count('', 'a', 'd', 1),
      count('r', '', '', 5),
    ],
    names,
    'Without',
  );

  test('stand in the order of their names, and those without one last', () => {
    expect(tree.map(({ name, questions }) => [name, questions])).toEqual([
      ['Reading', 12],
      ['Grammar', 2],
      ['Without', 1],
    ]);
    expect(tree[0]?.folders.map(({ name, path }) => [name, path])).toEqual([
      ['A2', { category: 'r', level: 'a' }],
      ['B1', { category: 'r', level: 'b' }],
      ['Without', { category: 'r', level: 'none' }],
    ]);
  });

  test('have none in them where nothing is filed deeper', () => {
    expect(tree[1]?.folders).toEqual([]);
    expect(tree[2]?.folders[0]?.folders.map(({ name }) => name)).toEqual(['Diploma']);
  });

  test('are open around the one that the address names', () => {
    expect(containsFolder({ category: 'r' }, { category: 'r', level: 'a' })).toBe(true);
    expect(containsFolder({ category: 'g' }, { category: 'r', level: 'a' })).toBe(false);
    expect(isSameFolder({ category: 'r' }, { category: 'r', level: 'a' })).toBe(false);
  });
});
