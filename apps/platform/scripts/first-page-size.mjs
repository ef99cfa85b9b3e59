// Adds up the script that a student's first page needs, gzipped, and fails above the budget. Walks the build's manifest: the
// entry, the student's area and each of the two pages a student may land on, with everything they import.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const budget = 150_000;
const dist = path.resolve(import.meta.dirname, '../dist');
const manifestFile = path.join(dist, '.vite/manifest.json');
if (!existsSync(manifestFile)) {
  console.error('There is no build to measure. Run `npm run build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

const roots = ['index.html', 'src/routes/student/area.tsx'];
const pages = ['src/routes/student/home.tsx', 'src/routes/student/tasks.tsx'];

function withImports(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The manifest does not know ${name}.`);
  if (found.has(name)) return found;
  found.add(name);
  for (const each of chunk.imports ?? []) withImports(each, found);
  return found;
}

const bytesOf = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
let failed = false;

for (const page of pages) {
  const found = new Set();
  for (const name of [...roots, page]) withImports(name, found);
  const sizes = [...new Set([...found].map((name) => manifest[name].file)), 'first-paint.js']
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, bytes: bytesOf(file) }))
    .toSorted((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const over = total > budget;
  failed ||= over;
  console.log(`${over ? 'FAILED' : 'ok    '} ${page}: ${kilobytes(total)} of ${kilobytes(budget)} gzip`);
  if (over || process.argv.includes('--list')) {
    for (const { file, bytes } of sizes) console.log(`         ${kilobytes(bytes).padStart(9)}  ${file}`);
  }
}
process.exit(failed ? 1 : 0);
