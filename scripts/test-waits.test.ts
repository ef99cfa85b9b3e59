import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, runQuietly } from './lib/run-program.ts';

/** The rules of tests that the repository's own configuration finds broken by each line, in a file of that name. */
async function brokenRules(file: string, lines: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-waits-'));
  try {
    cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${lines.join('\n')}\n`);
    const program = path.join(root, 'node_modules/.bin/oxlint');
    const { output } = await runQuietly(program, ['--format=unix', file], { cwd: folder });
    const found = output.matchAll(/:(?<line>\d+):\d+: .*rubrica-tests\((?<rule>[\w-]+)\)/gu);
    const rules = new Map([...found].map(({ groups }) => [Number(groups?.['line']), groups?.['rule'] ?? '']));
    return lines.map((_, index) => rules.get(index + 1) ?? 'none');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses a story that expects the focus at once', async () => {
  const lines = [
    'await expect(field).toHaveFocus();',
    'await expect(document.activeElement).toHaveAccessibleName("Name");',
  ];
  expect(await brokenRules('field.stories.tsx', lines)).toEqual(['no-instant-focus', 'no-instant-focus']);
});

it('accepts a story that waits for the focus', async () => {
  const lines = [
    'await waitFor(() => expect(field).toHaveFocus());',
    'await waitFor(async () => expect(await canvas.findByRole("textbox")).toHaveFocus());',
  ];
  expect(await brokenRules('field.stories.tsx', lines)).toEqual(['none', 'none']);
});

it('refuses a wait in what another wait tries', async () => {
  const lines = [
    'await waitFor(async () => { await waitFor(() => expect(field).toHaveFocus()); });',
    'await waitFor(() => expect(field).toHaveFocus()); await waitFor(() => expect(list).toBeNull());',
  ];
  expect(await brokenRules('field.stories.tsx', lines)).toEqual(['no-nested-wait', 'none']);
});

it('refuses an end-to-end test that reads a page once, or waits for a time', async () => {
  const lines = [
    'expect(await rows.count()).toBe(3);',
    'expect.soft(await row.textContent()).toBe("Sent");',
    'await page.waitForTimeout(500);',
    'await new Promise((resolve) => setTimeout(resolve, 300));',
  ];
  expect(await brokenRules('e2e/rows.e2e.ts', lines)).toEqual([
    'no-instant-read',
    'no-instant-read',
    'no-fixed-wait',
    'no-fixed-wait',
  ]);
});

it('accepts an end-to-end test whose assertions wait', async () => {
  const lines = [
    'await expect(rows).toHaveCount(3);',
    'await expect.poll(() => rows.count()).toBeLessThan(10);',
    'expect(await stored()).toBe(3);',
    'setTimeout(() => setLoading(false), 300);',
  ];
  expect(await brokenRules('e2e/rows.e2e.ts', lines)).toEqual(['none', 'none', 'none', 'none']);
});
