import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, runQuietly } from './lib/run-program.ts';
import { suppressionsWithoutReason } from './lib/suppressions.ts';

// In two parts, so that this file has no such comment itself.
const suppression = ['oxlint', 'disable-next-line typescript/consistent-type-assertions'].join('-');

/** The names of the rules that refuse a file with this line, by the repository's own configuration. */
async function rulesAgainst(line: string, file = 'packages/ui/src/example.ts'): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'type-assertions-'));
  try {
    cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `export function example(value: unknown, text?: string) {\n  ${line}\n}\n`);
    const program = path.join(root, 'node_modules/.bin/oxlint');
    const { output } = await runQuietly(program, ['--quiet', '--format=unix'], { cwd: folder });
    return ['consistent-type-assertions', 'no-non-null-assertion'].filter((name) => output.includes(name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses a type assertion and a non-null assertion in production code', async () => {
  expect(await rulesAgainst('return [value as string, text];')).toEqual(['consistent-type-assertions']);
  expect(await rulesAgainst('return [<string>value, text];')).toEqual(['consistent-type-assertions']);
  expect(await rulesAgainst('return [value, text!.length];')).toEqual(['no-non-null-assertion']);
  expect(await rulesAgainst('return [value, text, "a" as const];')).toEqual([]);
});

it('accepts both in tests, stories and what they share', async () => {
  for (const file of ['packages/ui/src/a.test.ts', 'packages/ui/src/a.stories.tsx', 'apps/api/src/testing/a.ts'])
    expect(await rulesAgainst('return [value as string, text!.length];', file)).toEqual([]);
});

it('accepts a type assertion with a comment, which must give a reason', async () => {
  expect(await rulesAgainst(`// ${suppression}\n  return [value as string, text];`)).toEqual([]);
  expect(suppressionsWithoutReason(`// ${suppression}\nf();`)).toHaveLength(1);
  expect(suppressionsWithoutReason(`/* ${suppression} -- */`)).toHaveLength(1);
  for (const reference of ['see above', 'as above', 'same as below'])
    expect(suppressionsWithoutReason(`// ${suppression} -- ${reference}`)).toHaveLength(1);
  expect(suppressionsWithoutReason(`// ${suppression} -- checked above`)).toEqual([]);
});
