// Names every import that import-rules.ts refuses, and fails if there is one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findImportViolations, type ImportViolation } from './lib/find-import-violations.ts';
import { root } from './lib/run-program.ts';

const cache = path.join(root, '.cache/import-rules');

/** A folder of its own for what decides where an import leads besides the source; results for other states are deleted. */
function cacheFolder(): string {
  const hash = createHash('sha256');
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root }).toSorted();
  // What is installed, which may be older than what is declared.
  for (const file of ['node_modules/.pnpm/lock.yaml', 'tsconfig.base.json', ...manifests])
    hash.update(readFileSync(path.join(root, file)));
  const current = hash.digest('hex').slice(0, 16);
  for (const folder of existsSync(cache) ? readdirSync(cache) : []) {
    if (folder !== current) rmSync(path.join(cache, folder), { recursive: true });
  }
  return path.join(cache, current);
}

/** A package by its name, and a file as it is. */
const shortName = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1] ?? file;

function report(violations: ImportViolation[]) {
  for (const ofRule of Object.values(Object.groupBy(violations, ({ rule }) => rule))) {
    console.log(`\n${ofRule?.[0]?.rule}: ${ofRule?.[0]?.why}`);
    for (const { files } of ofRule ?? []) console.log(`  ${files.map(shortName).join('\n    imports ')}`);
  }
}

const { fileCount, importCount, violations } = await findImportViolations(root, { cacheFolder: cacheFolder() });
report(violations);
console.log(`${importCount} imports of ${fileCount} files, ${violations.length} refused`);
process.exit(violations.length === 0 ? 0 : 1);
