import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, runQuietly } from './lib/run-program.ts';

/** Whether the repository's own configuration accepts a component with this line. */
async function accepts(line: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'react-returns-'));
  try {
    cpSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true });
    writeFileSync(path.join(folder, 'example.tsx'), `export function Example({ node }) {\n  ${line}\n}\n`);
    const program = path.join(root, 'node_modules/.bin/oxlint');
    const { output } = await runQuietly(program, ['--format=unix', 'example.tsx'], { cwd: folder });
    return !output.includes('no-accidental-return');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('refuses an effect and a ref that return a value by accident', async () => {
  const lines = [
    'useEffect(() => node.scrollIntoView(), [node]);',
    'React.useLayoutEffect(() => node?.focus(), [node]);',
    'useIsomorphicLayoutEffect(() => (node.current = 1), [node]);',
    'return <p ref={(element) => element?.scrollIntoView()} />;',
  ];
  for (const line of lines) expect(await accepts(line), line).toBe(false);
});

it('accepts a body in braces, and a cleanup function', async () => {
  const lines = [
    'useEffect(() => { node.scrollIntoView(); }, [node]);',
    'useEffect(() => { return follow(node); }, [node]);',
    'useEffect(() => () => clearTimeout(node.timer), [node]);',
    'useEffect(() => clearSession, []);',
    'return <p ref={(element) => { node.current = element; }} />;',
    'const view = useMemo(() => toView(node), [node]); return view;',
  ];
  for (const line of lines) expect(await accepts(line), line).toBe(true);
});
