// Writes src/assembly/registries/ from the list of question types: `node --conditions=@rubrica/source scripts/generate-registries.ts`.
// With `--check` it writes nothing and fails when a file is out of date. `verify` runs the check.
//
// One registry per bundle: a page that only answers loads no review, a server loads no view. Each registry imports one named
// file of every type's folder, so a missing file is a compile error that names the type and the file. Messages and gallery
// papers, which not every type has, are found in the files of their names and in fixtures.ts.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, readdirSync, writeFileSync } from 'node:fs';
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
    name: 'typeIssueRules',
    file: 'type-issue-rules.ts',
    module: 'issues.ts',
    suffix: 'IssueRules',
    types: storedTypes,
    holds: 'The validation issues of every type under which blocks are stored.',
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
    types: storedTypes,
    holds:
      'Generators of well-formed blocks and entries of every type under which blocks are stored, for property-based tests.',
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

/** Registries of what only some types and families bring. They list every file of that name, so that none is left out. */
interface PartialRegistry {
  file: string;
  /** The files that it lists, as globs below `src/`, and those of them that it leaves to another registry. */
  globs: readonly string[];
  exclude?: readonly string[];
  /** What a file contains if it is listed; absent: every file is. */
  pattern?: RegExp;
  textOf: (imports: readonly Import[]) => readonly string[];
}

/** A constant that a file exports, and the key of an `editorMessageSet`. */
interface Import {
  file: string;
  constant: string;
  key: string | undefined;
}

const partialRegistries: readonly PartialRegistry[] = [
  {
    file: 'type-messages.ts',
    globs: ['types/*/*messages.ts', 'families/*/views/*messages.ts'],
    exclude: ['types/*/editor-messages.ts'],
    textOf: (imports) => [
      ...imports.map(({ file, constant }) => `import type { ${constant} } from '../../${file}';`),
      '',
      '/** The messages that types and families bring to the views. */',
      `export type TypeMessages = ${imports.map(({ constant }) => `(typeof ${constant})['en']`).join(' &\n  ')};`,
    ],
  },
  {
    file: 'type-editor-messages.ts',
    globs: ['types/*/editor-messages.ts', 'families/*/editor/*messages.ts'],
    textOf: (imports) => [
      ...imports.map(({ file, constant }) => `import { ${constant} } from '../../${file}';`),
      '',
      '/** The English messages that types and families bring to the editor, by the key under which a host overrides them. */',
      'export const typeEditorMessages = {',
      ...imports.map(({ constant, key }) => `  ${key}: ${constant}.en,`),
      '} as const;',
    ],
  },
  {
    file: 'type-editor-messages-ar.ts',
    globs: ['types/*/editor-messages.ts', 'families/*/editor/*messages.ts'],
    textOf: (imports) => [
      ...imports.map(
        ({ file, constant }) => `import { ${arabicOf(constant)} } from '../../${file.replace(/\.ts$/u, '-ar.ts')}';`,
      ),
      '',
      '/** The same in Arabic, apart: a page whose readers choose their language loads it with that choice. */',
      'export const typeEditorMessagesAr = {',
      ...imports.map(({ constant, key }) => `  ${key}: ${arabicOf(constant)},`),
      '} as const;',
    ],
  },
  {
    file: 'type-gallery.ts',
    globs: ['types/*/fixtures.ts'],
    pattern: /Gallery\b/u,
    textOf: (imports) => [
      ...imports.map(({ file, constant }) => `import { ${constant} } from '../../${file}';`),
      '',
      "/** The papers that types bring to the workbench's gallery. */",
      'export const typeGallery = {',
      ...imports.map(({ constant }) => `  ${constant.replace(/Gallery$/u, '')}: ${constant},`),
      '} as const;',
    ],
  },
];

/** The Arabic half of a set of editor messages, which is in a file beside it. */
function arabicOf(constant: string): string {
  return constant.replace(/Messages$/u, 'Ar');
}

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

const source = path.resolve(import.meta.dirname, '../src');

function importOf(file: string): Import {
  const text = readFileSync(path.join(source, file), 'utf8');
  const constant = /^export const (\w*(?:[mM]essages|Gallery))\b/mu.exec(text)?.[1];
  if (constant === undefined) throw new Error(`${file} exports no constant whose name ends in Messages or Gallery.`);
  return { file, constant, key: /editorMessageSet\(\s*'(\w+)'/u.exec(text)?.[1] };
}

function partialTextOf({ globs, exclude = [], pattern = /^/u, textOf: lines }: PartialRegistry): string {
  const files = globSync(globs, { cwd: source, exclude }).map((file) => file.replaceAll(path.sep, '/'));
  const listed = files.filter((file) => pattern.test(readFileSync(path.join(source, file), 'utf8')));
  return [
    '// Written by scripts/generate-registries.ts from the files of types and families: do not edit.',
    ...lines(listed.toSorted().map(importOf)),
    '',
  ].join('\n');
}

const texts = new Map([
  ...registries.map((registry) => [registry.file, textOf(registry)] as const),
  ...partialRegistries.map((registry) => [registry.file, partialTextOf(registry)] as const),
]);
const folder = path.join(source, 'assembly/registries');
const isCheck = process.argv.includes('--check');
mkdirSync(folder, { recursive: true });
const stale: string[] = [];
for (const [name, text] of texts) {
  const file = path.join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(name);
  if (!isCheck) writeFileSync(file, text);
}
for (const file of readdirSync(folder)) {
  if (texts.has(file)) continue;
  stale.push(file);
  if (!isCheck) rmSync(path.join(folder, file));
}
if (isCheck && stale.length > 0) {
  console.error(
    `Out of date: ${stale.join(', ')} in src/assembly/registries. Run \`pnpm --filter @rubrica/question-kit registries\`.`,
  );
  process.exit(1);
}
