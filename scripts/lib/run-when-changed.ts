import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-program.ts';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data']);

function* filesBelow(folder: string): Generator<string> {
  if (statSync(folder).isFile()) {
    yield folder;
    return;
  }
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (skipped.has(entry.name)) continue;
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Runs `build` unless the content of the files and folders is what it was when `output` was last built. */
export async function runWhenChanged(
  name: string,
  sources: readonly string[],
  output: string,
  build: () => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(path.join(root, source)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  hash.update(readFileSync(path.join(root, 'pnpm-lock.yaml')));
  const current = hash.digest('hex');
  const stamp = path.join(root, `.cache/${name}.hash`);
  if (existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}
