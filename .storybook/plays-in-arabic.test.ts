import { globSync, readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, it } from 'vitest';

/** The tag of a story that plays its play function in Arabic too (`story-tests.ts`). */
const tag = 'plays-in-arabic';

interface TaggedStory {
  name: string;
  tags: readonly string[];
  /** The source of its own play function; empty where it has none. */
  play: string;
}

/** The stories of a file, with their tags and those of the file. */
function storiesOf(file: string, source: string): TaggedStory[] {
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  return csf.indexInputs.map(({ exportName, tags = [] }) => {
    const play = csf._storyAnnotations[exportName]?.['play'];
    return { name: `${file}: ${exportName}`, tags, play: source.slice(play?.start ?? 0, play?.end ?? 0) };
  });
}

/** Keys and pointers whose way depends on the direction of the page. */
const alongTheLine = /Arrow(?:Left|Right)|drag(?:ging|By\w+)?\(|pointermove/iu;

/** The stories of a file that play along the line in English, and are drawn in Arabic without doing so there. */
function found(file: string, source: string): string[] {
  if (!alongTheLine.test(source)) return [];
  return storiesOf(file, source)
    .filter(({ play, tags }) => alongTheLine.test(play) && !tags.includes('one-language') && !tags.includes(tag))
    .map(({ name }) => name);
}

it('plays in Arabic what presses arrow keys along the line, or drags', () => {
  const files = globSync([
    '.storybook/**/*.stories.tsx',
    'packages/**/src/**/*.stories.tsx',
    'apps/platform/src/**/*.stories.tsx',
  ]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => found(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each(["userEvent.keyboard('{ArrowLeft}')", 'drag(card, slot)', 'byDragging(dragByMouse, canvas)'])(
  'finds %s in a story without the tag',
  (step) => {
    const source = (tags: string) => `
      export default { title: 'Cards' };
      export const Still = { play: async () => {} };
      export const Moved = { tags: ${tags}, play: async ({ canvas }) => { await ${step}; } };`;
    expect(found('cards.stories.tsx', source('[]'))).toEqual(['cards.stories.tsx: Moved']);
    expect(found('cards.stories.tsx', source(`['${tag}']`))).toEqual([]);
  },
);
