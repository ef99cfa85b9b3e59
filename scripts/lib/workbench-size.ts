import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildStorybook, builtStorybook } from './built-storybook.ts';

/** A built script: what it imports, and the bytes of each module in it. */
export interface ReportedChunk {
  file: string;
  imports: string[];
  modules: Record<string, number>;
}

/** What the page of the workbench begins with: the preview's own modules, and the story. */
const firstModules = [
  '/.storybook/preview.tsx',
  '/.storybook/addon-rubrica/preview.ts',
  '/assembly/workbench/workbench.stories.tsx',
];

/** What is not ours to make smaller: React, Storybook, and the modules that Storybook's and Vite's plugins write. */
const isRuntime = (id: string): boolean =>
  /\/node_modules\/(?:react|react-dom|scheduler|storybook|@storybook\/[^/]+)\/|^\0|^virtual:|\/virtual:|^vite\//u.test(
    id,
  );

function collectImports(chunks: ReadonlyMap<string, ReportedChunk>, file: string, found: Set<ReportedChunk>): void {
  const chunk = chunks.get(file);
  if (!chunk || found.has(chunk)) return;
  found.add(chunk);
  for (const imported of chunk.imports) collectImports(chunks, imported, found);
}

/** How much of a chunk is neither React nor Storybook, from 0 to 1. */
function ownShareOf({ modules }: ReportedChunk): number {
  const all = Object.entries(modules);
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  const own = all.reduce((sum, [id, bytes]) => (isRuntime(id) ? sum : sum + bytes), 0);
  return total === 0 ? 0 : own / total;
}

/**
 * The gzipped size of the scripts that the built workbench loads before the first key can be pressed: its libraries are counted,
 * React and Storybook are not. A chunk that has both counts by its share.
 */
export async function workbenchSizeBytes(): Promise<number> {
  await buildStorybook();
  const chunks: ReportedChunk[] = JSON.parse(readFileSync(path.join(builtStorybook, 'chunks.json'), 'utf8'));
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const found = new Set<ReportedChunk>();
  for (const name of firstModules) {
    const first = chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(name)));
    if (!first) throw new Error(`The built workbench has no ${name}.`);
    collectImports(byFile, first.file, found);
  }
  const sizes = [...found].map(
    (chunk) => gzipSync(readFileSync(path.join(builtStorybook, chunk.file)), { level: 9 }).length * ownShareOf(chunk),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0));
}
