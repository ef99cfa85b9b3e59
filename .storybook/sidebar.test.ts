import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';
import { managerEntries } from './addon-rubrica/preset.ts';
import { isOffered } from './addon-rubrica/sidebar.ts';
import { workbenchStoryId } from './addon-rubrica/frame.ts';
import { exampleFile } from './docs/component-code.ts';

const stories = globSync([
  '.storybook/**/*.stories.tsx',
  'packages/**/src/**/*.stories.tsx',
  'apps/platform/src/**/*.stories.tsx',
]).flatMap(
  (file) => loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse().indexInputs,
);

const namesOf = (title: string) =>
  stories
    .filter((story) => story.title === title && isOffered(story) && !story.tags?.includes('!dev'))
    .map(({ name }) => name);

it('offers the workbench first, without the stories that test it', () => {
  expect(namesOf('Write/Workbench')).toEqual(['Workbench']);
  expect(stories.map(({ __id: id }) => id)).toContain(workbenchStoryId);
  expect(namesOf('Workbench/Frame')).toEqual([]);
});

it('offers one node for each type, with the views that people have of it', () => {
  expect(namesOf('Question types/Multiple choice')).toEqual(['Answer', 'Review', 'Mark', 'Edit']);
  const nodes = new Set(
    stories.filter(isOffered).flatMap(({ title = '' }) => /^Question types\/(.+)/u.exec(title)?.[1] ?? []),
  );
  expect(nodes.size).toBe(13);
});

it('shows for each component code that can be pasted: it imports what an application has', () => {
  const titles = new Set(stories.map(({ title = '' }) => title));
  const components = [...titles].filter((title) => title.startsWith('Design system/'));
  expect(components.length).toBeGreaterThan(20);
  const installed = ['@rubrica/question-kit/react', '@rubrica/ui', 'lucide-react', 'react', 'styled-components'];
  for (const title of components) {
    const [file = title] = globSync(`packages/*/src/{,primitives/}stories/examples/${exampleFile(title)}`);
    const code = readFileSync(file, 'utf8');
    expect(installed, title).toEqual(
      expect.arrayContaining([...code.matchAll(/ from '([^']+)'/gu)].map(([, from]) => from)),
    );
  }
});

it('keeps tests out of the sidebar: pages of the platform, and stories that press keys', () => {
  const offered = stories.filter(isOffered);
  expect(offered.filter(({ title = '' }) => /^(?:Platform|Questions|Editor|Workbench)\//u.test(title))).toEqual([]);
  expect(offered.filter(({ tags = [] }) => tags.includes('play-fn'))).toEqual([]);
  expect(offered.length).toBeLessThan(stories.length / 4);
});

it('runs as tests what the sidebar does not offer', () => {
  expect(stories.length).toBeGreaterThan(500);
  expect(stories.filter(({ tags = [] }) => tags.includes('!test'))).toEqual([]);
});

/** The headings of a page, which the search finds; `mcq` is nowhere in the sidebar otherwise. */
const headingsOf = (slug: string) =>
  [...readFileSync(`.storybook/docs/types/${slug}.mdx`, 'utf8').matchAll(/^#+ (.+)$/gmu)]
    .map(([, text]) => text)
    .join('\n');

it.each([
  ['cloze', 'fill-in-the-blanks'],
  ['gap fill', 'fill-in-the-blanks'],
  ['true/false', 'multiple-choice'],
  ['listening', 'note-taking'],
  ['dictation', 'note-taking'],
  ['IELTS', 'spoken-answers'],
  ['TOEFL', 'summary'],
  ['CEFR', 'essay'],
])('finds %s', (word, slug) => {
  expect(headingsOf(slug).toLowerCase()).toContain(word.toLowerCase());
});

it('puts the Question panel before those of Storybook, which opens the first', () => {
  expect(managerEntries(['controls.js']).map((entry) => /[^/]+$/u.exec(entry)?.[0])).toEqual([
    'manager.tsx',
    'controls.js',
  ]);
});
