import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './run-program.ts';

const dist = path.join(root, 'apps/platform/dist');
interface ManifestChunk {
  file: string;
  name?: string;
  imports?: string[];
}

/** Vite's build manifest: each built chunk by its source file, or by its own name. */
type Manifest = Record<string, ManifestChunk>;

function collectImports(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The platform's build manifest does not list ${key}.`);
  if (found.has(key)) return;
  found.add(key);
  for (const imported of chunk.imports ?? []) collectImports(manifest, imported, found);
}

/** A chunk that `apps/platform/scripts/chunk-groups.ts` names. */
function keyOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`The platform's build has no chunk named \`${name}\`.`);
  return key;
}

function scriptsOf(manifest: Manifest): string[] {
  const found = new Set<string>();
  const area = ['src/routes/student-routes.tsx', 'src/routes/student/shell.tsx'];
  for (const key of [keyOf(manifest, 'base'), ...area, keyOf(manifest, 'student')]) {
    collectImports(manifest, key, found);
  }
  const files = [...found].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files), 'first-paint.js'].filter((file) => file.endsWith('.js'));
}

/**
 * The gzipped size of all scripts that a student's first page loads before it works: what every page needs, the student's
 * area and its frame, the chunk of the student's pages, and everything they import.
 */
export async function firstPageSizeBytes(): Promise<number> {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build of the platform to measure. Run `npm run build` first.');
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return scriptsOf(manifest).reduce(
    (sum, script) => sum + gzipSync(readFileSync(path.join(dist, script)), { level: 9 }).length,
    0,
  );
}
