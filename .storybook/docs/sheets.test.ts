import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { questionTypes, storedTypeOf } from '../../packages/question-kit/src/types/question-types.ts';
import { manifestOf } from '../../packages/question-kit/src/assembly/core/registry.ts';
import { pageOf, sheets } from './sheets.ts';
import type { TypeSheet } from '../../packages/question-kit/src/primitives/type-sheet.ts';

/** What every block has, or carries for the machine alone. */
const common = new Set(['type', 'id', 'rubric', 'autoCorrected', 'modelAnswer', 'content']);

interface Shape {
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}

/** The fields of a stored block, as its sheet would write them: `distractors?`, `content[].why?`. */
function fieldsOf(shape: Shape, before = ''): string[] {
  const own = Object.entries(shape.properties ?? {}).flatMap(([name, value]) => {
    if (name === 'content')
      return [value.items ?? {}]
        .flatMap((item) => [item, ...(item.anyOf ?? item.oneOf ?? [])])
        .flatMap((item) => fieldsOf(item, 'content[].'));
    return common.has(name) ? [] : [`${before}${name}${shape.required?.includes(name) ? '' : '?'}`];
  });
  return [...new Set(own)];
}

/** The fields that a sheet describes; `prepSeconds?, answerSeconds?` are two, and runs of text stand under `content[]`. */
const describedBy = ({ fields }: TypeSheet) =>
  fields
    .map(([name]) => name)
    .filter((name) => name !== 'content[]' && !name.startsWith('input'))
    .flatMap((name) =>
      name
        .split(', ')
        .map((part) => (name.startsWith('content[].') && !part.startsWith('content') ? `content[].${part}` : part)),
    );

describe.each(questionTypes)('the page of %s', (type) => {
  const sheet: TypeSheet = sheets[type];

  it('describes each field that a block has, and no other', () => {
    const shape = manifestOf(storedTypeOf(type)).blockSchema.toJSONSchema({ io: 'input' }) as Shape;
    const described = describedBy(sheet);
    const real = fieldsOf(shape);
    expect(described.filter((name) => !real.includes(name) && !common.has(name))).toEqual([]);
    // The text of a run is described with the run itself.
    const missing = real.filter(
      (name) => !described.includes(name) && !(type === 'FillInBlanks' && name === 'content[].text'),
    );
    expect(missing).toEqual([]);
  });

  it('is found where the list of types leads', () => {
    const slug = /question-types-([a-z-]+)--overview$/u.exec(pageOf(sheet.name))?.[1];
    const page = readFileSync(`.storybook/docs/types/${slug}.mdx`, 'utf8');
    const stories = readFileSync(`packages/question-kit/src/assembly/stories/types/${slug}.stories.tsx`, 'utf8');
    expect(page).toContain(`# ${sheet.name}\n`);
    expect(page).toContain(`<TypeSheet type="${type}">`);
    expect(stories).toContain(`title: 'Question types/${sheet.name}'`);
    expect(stories).toContain(`type: '${type}'`);
  });

  it('shows answer, review, mark and edit', () => {
    const slug = /question-types-([a-z-]+)--overview$/u.exec(pageOf(sheet.name))?.[1];
    const stories = readFileSync(`packages/question-kit/src/assembly/stories/types/${slug}.stories.tsx`, 'utf8');
    const shown = [...stories.matchAll(/^export const (\w+): Story/gmu)].map(([, name]) => name);
    expect(shown).toEqual(['Answer', 'Review', 'Mark', 'Edit']);
  });
});
