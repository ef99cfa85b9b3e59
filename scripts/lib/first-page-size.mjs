import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './sh.mjs';

const dist = path.join(root, 'apps/platform/dist');
const pages = ['src/routes/student/home.tsx', 'src/routes/student/tasks.tsx'];

function withImports(manifest, name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The platform's build manifest does not know ${name}.`);
  if (found.has(name)) return found;
  found.add(name);
  for (const each of chunk.imports ?? []) withImports(manifest, each, found);
  return found;
}

function filesOf(manifest, page) {
  const found = new Set();
  for (const name of ['index.html', 'src/routes/student/area.tsx', page]) withImports(manifest, name, found);
  return [...new Set([...found].map((name) => manifest[name].file)), 'first-paint.js'].filter((file) =>
    file.endsWith('.js'),
  );
}

/**
 * All script, in gzipped bytes, that the page a student lands on has to load before it works: the entry, the student's area,
 * the larger of the two pages, and everything they import.
 */
export async function firstPageSize() {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build of the platform to measure. Run `npm run build` first.');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const sizes = pages.map((page) =>
    filesOf(manifest, page).reduce(
      (sum, each) => sum + gzipSync(readFileSync(path.join(dist, each)), { level: 9 }).length,
      0,
    ),
  );
  return Math.max(...sizes);
}
