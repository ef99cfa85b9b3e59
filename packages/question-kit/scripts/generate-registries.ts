// Writes src/assembly/registries/ from the list of question types: `node --conditions=@rubrica/source scripts/generate-registries.ts`.
// With `--check` it writes nothing and fails when a file is out of date. `verify` runs the check.
//
// One registry per bundle: a page that only answers loads no review, a server loads no view. Each registry imports one named
// file of every type's folder, so a missing file is a compile error that names the type and the file.
import { existsSync, mkdirSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockTypes, folderOf, questionTypes, storedTypes, type QuestionType } from '../src/types/question-types.ts';

interface Registry {
  /** The exported constant, and its file. */
  name: string;
  file: string;
  /** The file of a type's folder that the registry imports, and the end of the constant it exports. */
  module: string;
  suffix: string;
  types: readonly QuestionType[];
  /** What the registry holds, for its comment. */
  holds: string;
}

const registries: readonly Registry[] = [
  {
    name: 'manifests',
    file: 'manifests.ts',
    module: 'manifest.ts',
    suffix: '',
    types: storedTypes,
    holds: 'The manifest of every type under which blocks are stored.',
  },
  {
    name: 'answering',
    file: 'answering.ts',
    module: 'answering.ts',
    suffix: 'Answering',
    types: storedTypes,
    holds: "What a student's page knows of every type under which blocks are stored, without a parser.",
  },
  {
    name: 'answerViews',
    file: 'answer-views.ts',
    module: 'answer.tsx',
    suffix: 'Answer',
    types: questionTypes,
    holds: 'The answer view of every type.',
  },
  {
    name: 'reviewViews',
    file: 'review-views.ts',
    module: 'review.tsx',
    suffix: 'Review',
    types: questionTypes,
    holds: 'The review view of every type.',
  },
  {
    name: 'markerViews',
    file: 'marker-views.ts',
    module: 'marker.tsx',
    suffix: 'Marker',
    types: questionTypes,
    holds: 'The marker view of every type.',
  },
  {
    name: 'typeEditors',
    file: 'type-editors.ts',
    module: 'editor.tsx',
    suffix: 'Editor',
    types: blockTypes,
    holds: 'The editor of every type that an author can insert.',
  },
  {
    name: 'typeLabels',
    file: 'type-labels.ts',
    module: 'labels.ts',
    suffix: 'Labels',
    types: questionTypes,
    holds: 'What every type is called, in the languages of the kit.',
  },
  {
    name: 'fixtures',
    file: 'fixtures.ts',
    module: 'fixtures.ts',
    suffix: 'Fixtures',
    types: questionTypes,
    holds: 'Examples of every type, for tests, stories and mock papers.',
  },
  {
    name: 'arbitraries',
    file: 'arbitraries.ts',
    module: 'arbitraries.ts',
    suffix: 'Arbitraries',
    types: questionTypes,
    holds: 'Generators of well-formed blocks and entries of every type, for property-based tests.',
  },
  {
    name: 'typeSheets',
    file: 'type-sheets.ts',
    module: 'sheet.ts',
    suffix: 'Sheet',
    types: questionTypes,
    holds: 'The docs page of every type.',
  },
];

function constantOf(type: QuestionType, suffix: string): string {
  return folderOf(type).replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase()) + suffix;
}

function textOf({ name, module, suffix, types, holds }: Registry): string {
  const imports = types.map(
    (type) => `import { ${constantOf(type, suffix)} } from '../../types/${folderOf(type)}/${module}';`,
  );
  const entries = types.map((type) => `  ${type}: ${constantOf(type, suffix)},`);
  return [
    '// Written by scripts/generate-registries.ts from src/types/question-types.ts: do not edit.',
    ...imports,
    '',
    `/** ${holds} */`,
    `export const ${name} = {`,
    ...entries,
    '} as const;',
    '',
  ].join('\n');
}

const folder = path.resolve(import.meta.dirname, '../src/assembly/registries');
const isCheck = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });
const stale: string[] = [];
for (const registry of registries) {
  const file = path.join(folder, registry.file);
  const text = textOf(registry);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(registry.file);
  if (!isCheck) writeFileSync(file, text);
}
for (const file of readdirSync(folder)) {
  if (registries.some((registry) => registry.file === file)) continue;
  stale.push(file);
  if (!isCheck) rmSync(path.join(folder, file));
}
if (isCheck && stale.length > 0) {
  console.error(
    `Out of date: ${stale.join(', ')} in src/assembly/registries. Run \`pnpm --filter @rubrica/question-kit registries\`.`,
  );
  process.exit(1);
}
