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

function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const found = new Set<string>();
  for (const key of keys) collectImports(manifest, key, found);
  const files = [...found].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function firstPageOf(manifest: Manifest): string[] {
  const area = ['src/routes/student-routes.tsx', 'src/routes/student/shell.tsx'];
  return scriptsOf(manifest, [keyOf(manifest, 'base'), ...area, keyOf(manifest, 'student')]);
}

function readManifest(): Manifest {
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('There is no build of the platform to measure. Run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const sizeBytes = (scripts: readonly string[]) =>
  scripts.reduce((sum, script) => sum + gzipSync(readFileSync(path.join(dist, script)), { level: 9 }).length, 0);

/**
 * The gzipped size of all scripts that a student's first page loads before it works: what every page needs, the student's
 * area and its frame, the chunk of the student's pages, and everything they import.
 */
export async function firstPageSizeBytes(): Promise<number> {
  return sizeBytes([...firstPageOf(readManifest()), 'first-paint.js']);
}

/** The gzipped size of what a student's first page loads besides, once it is idle, to hear what changes. */
export async function liveSizeBytes(): Promise<number> {
  const manifest = readManifest();
  const first = new Set(firstPageOf(manifest));
  return sizeBytes(scriptsOf(manifest, ['src/lib/idle/start-idle.ts']).filter((script) => !first.has(script)));
}

/** The gzipped size of what the service worker keeps on a device, so that an attempt opens without a connection. */
export async function keptSizeBytes(): Promise<number> {
  const worker = readFileSync(path.join(dist, 'service-worker.js'), 'utf8');
  const files = [...worker.matchAll(/"?url"?:"([^"]+)"/gu)].flatMap(([, file]) => file ?? []);
  if (files.length === 0) throw new Error('The service worker of the build keeps nothing.');
  return sizeBytes(files);
}
