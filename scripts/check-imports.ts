// Names every import that import-rules.ts refuses, and fails if there is one.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findImportViolations, type ImportViolation } from './lib/find-import-violations.ts';
import { root } from './lib/run-program.ts';

const cache = path.join(root, '.cache/import-rules');
const baselineFile = path.join(root, 'import-rules.baseline.json');

/** A folder of its own for what decides where an import leads besides the source; results for other states are deleted. */
function cacheFolder(): string {
  const hash = createHash('sha256');
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root }).toSorted();
  for (const file of ['pnpm-lock.yaml', 'tsconfig.json', ...manifests])
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
  for (const [why, ofRule] of Object.entries(Object.groupBy(violations, ({ why: sentence }) => sentence))) {
    console.log(`\n${ofRule?.[0]?.rule}: ${why}`);
    for (const { files } of ofRule ?? []) console.log(`  ${files.map(shortName).join('\n    imports ')}`);
  }
}

// Violations from before the rules, counted per rule. The numbers may only become smaller; the file goes with the last one.
const counts: Record<string, number> = existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {};
const { fileCount, importCount, violations } = await findImportViolations(root, { cacheFolder: cacheFolder() });
const ofRule = (rule: string) => violations.filter((violation) => violation.rule === rule);
const rules = [...new Set([...Object.keys(counts), ...violations.map(({ rule }) => rule)])];
const more = rules.filter((rule) => ofRule(rule).length > (counts[rule] ?? 0));
const fewer = rules.filter((rule) => ofRule(rule).length < (counts[rule] ?? 0));

report(more.flatMap(ofRule));
if (more.length > 0) {
  for (const rule of more) console.log(`\n${rule}: found ${ofRule(rule).length}, known ${counts[rule] ?? 0}`);
} else if (process.argv.includes('--lower-baseline')) {
  const left = rules.map((rule) => [rule, ofRule(rule).length] as const).filter(([, count]) => count > 0);
  writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
} else if (fewer.length > 0) {
  for (const rule of fewer)
    console.log(`${rule}: ${ofRule(rule).length} violations left, ${counts[rule]} in the baseline`);
  console.log('Fewer than known: run `node scripts/check-imports.ts --lower-baseline` and commit the file.');
  process.exitCode = 1;
}
if (more.length > 0) process.exitCode = 1;
console.log(`${importCount} imports of ${fileCount} files`);
