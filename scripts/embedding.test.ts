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
