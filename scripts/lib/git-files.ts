import { execFileSync } from 'node:child_process';
import { root } from './run-program.ts';

/** Runs git in the repository and returns what it prints. */
export function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Paths that git prints with `-z`, without repetitions. */
function paths(...args: string[]): string[] {
  return [...new Set(git(...args).split('\0'))].filter((file) => file !== '');
}

/** Every file of the working tree that git does not ignore, by its path from the root. */
export function workingTreeFiles(...patterns: string[]): string[] {
  const deleted = new Set(paths('ls-files', '-z', '--deleted'));
  const files = paths('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns);
  return files.filter((file) => !deleted.has(file));
}

/** The commit from which the current branch left main, or from another commit if one is given. */
export function mergeBase(commit?: string): string {
  const candidates = commit === undefined ? ['main', 'origin/main'] : [commit];
  for (const candidate of candidates) {
    try {
      return git('merge-base', 'HEAD', candidate).trim();
    } catch {
      // Not in this clone.
    }
  }
  if (commit !== undefined) throw new Error(`There is no common ancestor with ${commit}.`);
  return 'HEAD';
}

/** Files that differ from a commit, staged or not, and untracked ones. Deleted files are not listed. */
export function filesChangedSince(commit: string): string[] {
  const tracked = paths('diff', '-z', '--name-only', '--no-renames', '--diff-filter=d', commit);
  return [...tracked, ...paths('ls-files', '-z', '--others', '--exclude-standard')];
}
