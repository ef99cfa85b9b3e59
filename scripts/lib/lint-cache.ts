import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-program.ts';

/** What TypeScript stores of a program: for each file a hash of its text, and the files that it refers to. Ids count from 1. */
export interface BuildInfo {
  fileNames: readonly string[];
  fileInfos: readonly (string | { version: string; affectsGlobalScope?: boolean })[];
  fileIdsList: readonly (readonly number[])[];
  referencedMap: readonly (readonly [file: number, list: number])[];
}

const versionOf = (info: BuildInfo['fileInfos'][number]) => (typeof info === 'string' ? info : info.version);

/**
 * Returns a key for each file of a program, by its name: another one when the text of the file changes, of any file that it reaches by
 * imports, or of a file with global declarations. Files that import each other have the same key.
 */
export function keysOfFiles(program: BuildInfo): Map<string, string> {
  const references = new Map(program.referencedMap.map(([file, list]) => [file, program.fileIdsList[list - 1] ?? []]));
  const ids = program.fileNames.map((_, index) => index + 1);
  const globals = program.fileInfos
    .filter((info) => typeof info !== 'string' && info.affectsGlobalScope)
    .map(versionOf);
  const keyById = new Map<number, string>();
  for (const group of importCycles(ids, references)) {
    const versions = group.map((id) => versionOf(program.fileInfos[id - 1] ?? ''));
    const imported = group.flatMap((id) => references.get(id) ?? []).flatMap((id) => keyById.get(id) ?? []);
    const parts = [...globals, ...versions.toSorted(), ...[...new Set(imported)].toSorted()];
    const key = createHash('sha256').update(parts.join('\n')).digest('base64url');
    for (const id of group) keyById.set(id, key);
  }
  return new Map(program.fileNames.map((name, index) => [name, keyById.get(index + 1) ?? '']));
}

/** Tarjan's algorithm: groups of files that import each other, each after the groups that it imports. Most have one file. */
function importCycles(ids: readonly number[], references: ReadonlyMap<number, readonly number[]>): number[][] {
  const groups: number[][] = [];
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const isOpen = new Set<number>();
  function visit(id: number): number {
    const place = order.size;
    order.set(id, place);
    lowest.set(id, place);
    open.push(id);
    isOpen.add(id);
    for (const next of references.get(id) ?? []) {
      const reached = order.has(next) ? (isOpen.has(next) ? (order.get(next) ?? place) : place) : visit(next);
      lowest.set(id, Math.min(lowest.get(id) ?? place, reached));
    }
    const low = lowest.get(id) ?? place;
    if (low === place) {
      const group = open.splice(open.lastIndexOf(id));
      for (const member of group) isOpen.delete(member);
      groups.push(group);
    }
    return low;
  }
  for (const id of ids) if (!order.has(id)) visit(id);
  return groups;
}

const stateFile = path.join(root, '.cache/lint.json');

/** What besides a file and its imports decides what the lint finds. */
function settingsHash(): string {
  const hash = createHash('sha256');
  const files = [
    '.oxlintrc.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'pnpm-lock.yaml',
    ...globSync('scripts/lint/**', { cwd: root }),
  ];
  for (const file of files.filter((name) => path.extname(name) !== ''))
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('base64url');
}

/** The lint's results of a program that TypeScript has just checked. */
export function openLintCache(buildInfoFile: string, sources: readonly string[]) {
  const program: BuildInfo = JSON.parse(readFileSync(buildInfoFile, 'utf8'));
  const folder = path.dirname(buildInfoFile);
  const byPath = new Map(
    [...keysOfFiles(program)].map(([name, key]) => [path.relative(root, path.resolve(folder, name)), key]),
  );
  const settings = settingsHash();
  const current = sources.map(
    (file) => [file, `${file} ${settings} ${byPath.get(path.normalize(file)) ?? ''}`] as const,
  );
  const passed = new Set<string>(existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : []);
  return {
    /** The files that have not passed as they are. */
    unchecked: current.filter(([, key]) => !passed.has(key)).map(([file]) => file),
    /** Stores that all files have passed as they are. */
    store: () => {
      mkdirSync(path.dirname(stateFile), { recursive: true });
      writeFileSync(stateFile, JSON.stringify(current.map(([, key]) => key)));
    },
  };
}
