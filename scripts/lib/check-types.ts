import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workingTreeFiles } from './git-files.ts';
import { goEnv, typeThreads } from './go-programs.ts';
import { type ProgramResult, root, runQuietly } from './run-program.ts';

const cache = path.join(root, '.cache/types');
const scripts = ['*.ts', '*.tsx', '*.mts', '*.cts', '*.js', '*.mjs', '*.cjs'];

/**
 * TypeScript 7.0 keeps stale errors when a file with global declarations is added or changed, so those files, the
 * configuration and the installed dependencies are the key of the incremental build.
 */
function cacheKey(sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'node_modules/.pnpm/lock.yaml'])
    hash.update(readFileSync(path.join(root, file)));
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (/\bdeclare (?:global|module)\b/u.test(text) || file.endsWith('.d.ts')) hash.update(file).update(text);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The sources that the program of an incremental build does not contain. */
function uncheckedFiles(buildInfo: string, sources: readonly string[]): string[] {
  const { fileNames }: { fileNames: string[] } = JSON.parse(readFileSync(buildInfo, 'utf8'));
  const checked = new Set(fileNames.map((file) => path.relative(root, path.resolve(cache, file))));
  return sources.filter((file) => !checked.has(file.replaceAll('/', path.sep)));
}

interface CheckedTypes extends ProgramResult {
  /** The file in which TypeScript describes the program; undefined if there is none. */
  buildInfo?: string;
}

/** Every script of the repository, by its path from the root. */
export const scriptFiles = () => workingTreeFiles(...scripts);

/** Checks the types of every script in the repository, incrementally, and that the program contains each of them. */
export async function checkTypes(): Promise<CheckedTypes> {
  const sources = scriptFiles();
  const buildInfo = path.join(cache, `${cacheKey(sources)}.tsbuildinfo`);
  mkdirSync(cache, { recursive: true });
  for (const file of readdirSync(cache)) {
    if (file !== path.basename(buildInfo)) rmSync(path.join(cache, file));
  }
  const incremental = ['--incremental', '--tsBuildInfoFile', buildInfo];
  const args = ['--noEmit', '-p', 'tsconfig.json', '--checkers', typeThreads, ...incremental];
  const { code, output } = await runQuietly('tsc', args, { env: goEnv });
  if (!existsSync(buildInfo)) return { code: code || 1, output };
  const unchecked = uncheckedFiles(buildInfo, sources);
  if (unchecked.length === 0) return { code, output, buildInfo };
  const complaint = `tsconfig.json includes none of these, so their types are not checked:\n  ${unchecked.join('\n  ')}\n`;
  return { code: 1, output: output + complaint };
}
