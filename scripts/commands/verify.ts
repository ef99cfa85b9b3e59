// Format, type-aware lint, import rules, unused code, types and the list of pictures, side by side. `--changed` checks what the next commit changes:
// the format and lint of the changed files, and the imports and types of everything. `--from-scratch` ignores what is cached.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findMigrationProblems } from '../lib/check-migrations.ts';
import { checkTypes, scriptFiles } from '../lib/check-types.ts';
import { filesChangedSince } from '../lib/git-files.ts';
import { lint } from '../lib/lint.ts';
import { openLintCache } from '../lib/lint-cache.ts';
import { lintWithTypes } from '../lib/lint-with-types.ts';
import { type ProgramResult, root, runQuietly } from '../lib/run-program.ts';
import { findSuppressionsWithoutReason } from '../lib/suppressions.ts';

type Checks = Record<string, () => Promise<ProgramResult>>;

const checkImports = () => runQuietly(process.execPath, ['scripts/check-imports.ts']);
const checkBaselines = () => runQuietly(process.execPath, ['visual/check-baselines.ts']);
/** Whether the kit's registries name every type of its list. */
const registriesCheck = [
  '--conditions=@rubrica/source',
  'packages/question-kit/scripts/generate-registries.ts',
  '--check',
];

/** Unit tests that read the sources: each file of them could break one, so that a changed file alone does not tell which to run. */
const testsOfSources = ['scripts/bundled-glyphs', 'scripts/color-literals', 'apps/platform/scripts/basic-fonts'];
const runTestsOfSources = () =>
  runQuietly('vitest', ['run', '--project', 'unit', '--project', 'platform-unit', ...testsOfSources]);

/** Whether each suppression of a lint rule gives its reason, those that allow a type assertion among them. */
async function checkSuppressions(): Promise<ProgramResult> {
  const found = findSuppressionsWithoutReason();
  const output = `A comment that suppresses a rule needs a reason behind " -- ":\n  ${found.join('\n  ')}`;
  return { code: found.length === 0 ? 0 : 1, output };
}

/** Whether servers of the last release can go on beside the migrations since then. */
async function checkMigrations(): Promise<ProgramResult> {
  const problems = await findMigrationProblems();
  const output = `An old server cannot go on beside these migrations (docs/scaling.md, "Updates"):\n  ${problems.join('\n  ')}`;
  return { code: problems.length === 0 ? 0 : 1, output };
}

/** Lints what has changed since it passed, or what imports it: the types in a file come from its imports. */
async function lintChanged(types: ReturnType<typeof checkTypes>): Promise<ProgramResult> {
  const { buildInfo } = await types;
  if (buildInfo === undefined) return lint();
  const { unchecked, store } = openLintCache(buildInfo, scriptFiles());
  if (unchecked.length === 0) return { code: 0, output: '' };
  const result = await lint(unchecked);
  if (result.code === 0) store();
  return result;
}

const typesOfAll = () => (allTypes ??= checkTypes());
let allTypes: ReturnType<typeof checkTypes> | undefined;

const allChecks: Checks = {
  format: () => runQuietly('oxfmt', ['--check']),
  suppressions: checkSuppressions,
  migrations: checkMigrations,
  'signs and colours': runTestsOfSources,
  imports: checkImports,
  unused: () => runQuietly('knip', ['--no-progress', '--cache', '--cache-location', '.cache/knip']),
  ...(process.argv.includes('--from-scratch')
    ? { 'lint and types': lintWithTypes }
    : { lint: () => lintChanged(typesOfAll()), types: typesOfAll }),
  registries: () => runQuietly(process.execPath, registriesCheck),
  baselines: checkBaselines,
};

function checksOfChanges(): Checks {
  const changed = filesChangedSince('HEAD').filter((file) => existsSync(path.join(root, file)));
  const scripts = changed.filter((file) => /\.[cm]?[jt]sx?$/u.test(file));
  return {
    ...(changed.length > 0 && {
      format: () => runQuietly('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    }),
    ...(scripts.length > 0 && { lint: () => lint(scripts) }),
    suppressions: checkSuppressions,
    migrations: checkMigrations,
    imports: checkImports,
    types: () => checkTypes(),
    registries: () => runQuietly(process.execPath, registriesCheck),
    baselines: checkBaselines,
  };
}

const startedAt = performance.now();
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
const checks = process.argv.includes('--changed') ? checksOfChanges() : allChecks;
const results = await Promise.all(
  Object.entries(checks).map(async ([name, run]) => {
    const checkStartedAt = performance.now();
    const { code, output } = await run();
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${secondsSince(checkStartedAt)} s)`);
    return code;
  }),
);
console.log(`verify took ${secondsSince(startedAt)} s`);
process.exit(results.every((code) => code === 0) ? 0 : 1);
