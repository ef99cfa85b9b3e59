// Adds a dummy fourteenth type to a copy of the kit and counts what that takes: `node scripts/try-new-type.ts`. Then it leaves
// out one part of the type after the other and checks that each omission is a compile error that names the type.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');
const kit = path.join(repository, 'packages/question-kit');
const copy = path.join(repository, '.cache/new-type');
const source = path.join(copy, 'src');
const folder = path.join(source, 'types/dummy-type');
const list = path.join(source, 'types/question-types.ts');

/** Multiple choice under another name: a type with items, a key, every view and an editor. */
function writeDummyType(): void {
  mkdirSync(folder, { recursive: true });
  const model = path.join(source, 'types/mcq');
  for (const file of readdirSync(model)) {
    if (/\.(test|stories)\./u.test(file)) continue;
    const text = readFileSync(path.join(model, file), 'utf8')
      .replaceAll('MCQ', 'DummyType')
      .replaceAll('Mcq', 'DummyType')
      .replaceAll('mcq', 'dummyType');
    writeFileSync(path.join(folder, file), text);
  }
}

/** The lines that a new type takes outside its folder. */
function nameDummyType(): number {
  const before = readFileSync(list, 'utf8');
  const after = before.replace("  'VideoSpeaking',\n] as const", "  'VideoSpeaking',\n  'DummyType',\n] as const");
  if (after === before) throw new Error('The list of question types no longer ends with VideoSpeaking.');
  writeFileSync(list, after);
  return after.split('\n').length - before.split('\n').length;
}

function generateRegistries(): void {
  execFileSync(process.execPath, [path.join(copy, 'scripts/generate-registries.ts')], { stdio: 'inherit' });
}

/** The compile errors of the copy, each with the lines that explain it. */
function compileErrors(): string[] {
  const { stdout } = spawnSync(
    path.join(repository, 'node_modules/.bin/tsc'),
    [
      '-p',
      path.join(copy, 'tsconfig.json'),
      '--incremental',
      '--tsBuildInfoFile',
      path.join(copy, 'build.tsbuildinfo'),
    ],
    { encoding: 'utf8' },
  );
  return stdout.split(/\n(?=\S)/u).filter((error) => error.includes('error TS'));
}

function prepareCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(path.join(kit, 'src'), source, { recursive: true });
  cpSync(path.join(kit, 'scripts'), path.join(copy, 'scripts'), { recursive: true });
  symlinkSync(path.join(kit, 'node_modules'), path.join(copy, 'node_modules'));
  writeFileSync(
    path.join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['src'], exclude: ['**/*.test.*', '**/*.stories.*'] }),
  );
}

/** Fails with what is wrong; the exit code is for CI. */
function fail(message: string, details: readonly string[] = []): never {
  console.error([message, ...details.slice(0, 20)].join('\n'));
  process.exit(1);
}

prepareCopy();
writeDummyType();
const lines = nameDummyType();
generateRegistries();
const complete = compileErrors();
if (complete.length > 0) fail(`A complete type has ${complete.length} compile errors:`, complete);
if (lines > 4) fail(`A new type takes ${lines} lines outside its folder.`);
console.log(`A new type takes its folder and ${lines} line elsewhere.`);

/** What the registries import of a type; every other file of the folder is imported by one of these. */
const parts = [
  'manifest.ts',
  'answering.ts',
  'answer.tsx',
  'review.tsx',
  'marker.tsx',
  'editor.tsx',
  'labels.ts',
  'fixtures.ts',
  'arbitraries.ts',
  'sheet.ts',
];
for (const part of parts) {
  const file = path.join(folder, part);
  if (!existsSync(file)) fail(`The model type has no ${part}.`);
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  const errors = compileErrors();
  writeFileSync(file, text);
  if (!errors.some((line) => line.includes('dummy-type') && line.includes(part)))
    fail(`Leaving out ${part} is no compile error that names it:`, errors);
  console.log(`Leaving out ${part}: ${errors.length} error${errors.length === 1 ? '' : 's'}`);
}

/** Fields of the manifest and of what a student's page knows: each is required. */
const fields = [
  ['manifest.ts', /^ {2}(\w+):? ?[^\n]*,\n/gmu],
  ['answering.ts', /^ {2}(\w+): [^\n]*,\n/gmu],
] as const;
for (const [part, pattern] of fields) {
  const file = path.join(folder, part);
  const text = readFileSync(file, 'utf8');
  const body = text.slice(text.lastIndexOf('export const'));
  for (const [line, name] of body.matchAll(pattern)) {
    writeFileSync(file, text.slice(0, -body.length) + body.replace(line, ''));
    const errors = compileErrors();
    if (!errors.some((error) => error.includes('dummy-type') && error.includes(`'${name}'`)))
      fail(`Leaving out ${name} of ${part} is no compile error that names it:`, errors);
    console.log(`Leaving out ${name} of ${part}: ${errors.length} error${errors.length === 1 ? '' : 's'}`);
  }
  writeFileSync(file, text);
}

/** A changed shape needs a migration from the version before it, and its version in the schema. */
const manifestFile = path.join(folder, 'manifest.ts');
const manifest = readFileSync(manifestFile, 'utf8');
const raised = manifest
  .replace('  version: 1,', '  version: 2,')
  .replace(/satisfies TypeManifest<([^>]*)>/u, 'satisfies TypeManifest<$1, 2>');
for (const [text, missing] of [
  [raised, "Property '1' is missing"],
  [raised.replace('  migrations: {},', '  migrations: { 1: (block) => block },'), "Property 'version' is missing"],
] as const) {
  writeFileSync(manifestFile, text);
  const errors = compileErrors();
  if (!errors.some((error) => error.includes('dummy-type') && error.includes(missing)))
    fail(`Version 2 of the type is no compile error with "${missing}":`, errors);
  console.log(`Version 2 of the type: "${missing}" (${errors.length} error${errors.length === 1 ? '' : 's'})`);
}
rmSync(copy, { recursive: true, force: true });
