import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run-program.ts';

const dist = path.join(root, 'apps/platform/dist');
interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Vite's build manifest: each built chunk by its source file. */
type Manifest = Record<string, ManifestChunk>;

const pages = ['src/routes/student/home.tsx', 'src/routes/student/tasks.tsx'];

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The platform's build manifest does not list ${name}.`);
  return chunk;
}

function collectImports(manifest: Manifest, name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  for (const imported of chunkOf(manifest, name).imports ?? []) collectImports(manifest, imported, found);
}

function scriptsOf(manifest: Manifest, page: string): string[] {
  const found = new Set<string>();
  for (const name of ['index.html', 'src/routes/student/area.tsx', page]) collectImports(manifest, name, found);
  return [...new Set([...found].map((name) => chunkOf(manifest, name).file)), 'first-paint.js'].filter((file) =>
    file.endsWith('.js'),
  );
}

/**
 * The gzipped size of all scripts that a student's first page loads before it works: the entry, the student's area, the
 * larger of the two pages, and everything they import.
 */
export async function firstPageSizeBytes(): Promise<number> {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build of the platform to measure. Run `npm run build` first.');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const sizes = pages.map((page) =>
    scriptsOf(manifest, page).reduce(
      (sum, script) => sum + gzipSync(readFileSync(path.join(dist, script)), { level: 9 }).length,
      0,
    ),
  );
  return Math.max(...sizes);
}
