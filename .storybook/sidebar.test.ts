import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { managerEntries } from './addon-rubrica/preset.ts';

const stories = globSync([
  '.storybook/**/*.stories.tsx',
  'packages/question-kit/src/assembly/**/*.stories.tsx',
]).flatMap(
  (file) => loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse().indexInputs,
);

const titled = (title: string) => stories.filter((story) => story.title === title);
/** What the sidebar lists: `!dev` takes a story out, and `dev` on the story itself brings it back. */
const inSidebar = (title: string) =>
  titled(title)
    .filter(({ tags = [] }) => tags.lastIndexOf('dev') >= tags.lastIndexOf('!dev'))
    .map(({ name }) => name);

it('offers the workbench in the sidebar without the stories that test it', () => {
  expect(inSidebar('Workbench/Question')).toEqual(['Question']);
  expect(inSidebar('Workbench/Panel')).toEqual([]);
});

it('runs as tests what the sidebar does not offer', () => {
  expect(titled('Workbench/Question').length).toBeGreaterThan(5);
  expect(titled('Workbench/Panel').length).toBeGreaterThan(3);
  expect(stories.filter(({ tags = [] }) => tags.includes('!test'))).toEqual([]);
});

it('puts the Question panel before those of Storybook, which opens the first', () => {
  expect(managerEntries(['controls.js']).map((entry) => /[^/]+$/u.exec(entry)?.[0])).toEqual([
    'manager.tsx',
    'controls.js',
  ]);
});
