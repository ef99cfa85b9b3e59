import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/run-program.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('the guide for embedding shows the very code that is installed, built and opened in the tests', () => {
  const [, shown] = /```tsx\n([\s\S]*?)```/u.exec(read('docs/embedding.md')) ?? [];
  expect(shown).toBe(read('examples/embed/src/main.tsx'));
});

it('that code is short: twenty lines besides its imports', () => {
  const lines = read('examples/embed/src/main.tsx')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('import '));
  expect(lines.length).toBeLessThanOrEqual(20);
});

it.each([
  ['docs/embedding.md', 'question-kit'],
  ['packages/question-kit/README.md', 'question-kit'],
  ['packages/ui/README.md', 'ui'],
])('%s installs every peer dependency by name, as a strict package manager needs', (file, name) => {
  const { peerDependencies }: { peerDependencies: object } = JSON.parse(read(`packages/${name}/package.json`));
  const [, installed = ''] = /^npm install (.*)$/mu.exec(read(file)) ?? [];
  expect(installed.split(' ')).toEqual([`@rubrica/${name}`, ...Object.keys(peerDependencies)]);
});
