import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { addExamWorld } from '../../apps/api/src/testing/bench/exam-world.ts';
import type { Release } from '../../scripts/lib/releases.ts';
import { root, runQuietly } from '../../scripts/lib/run-program.ts';

/** A release that was obtained from the history of this repository. */
export interface OldRelease {
  /** The file that its server is started by. */
  main: string;
  /** Stores an exam by its own schema. */
  addExamWorld: typeof addExamWorld;
}

/**
 * Unpacks the sources of a release from git's history, and installs what its server depends on beside them. Both are kept in
 * `.cache/releases` for the next time.
 */
export async function openRelease({ name, revision }: Release): Promise<OldRelease> {
  const folder = path.join(root, '.cache/releases', revision);
  const installed = path.join(folder, '.installed');
  if (!existsSync(installed)) {
    console.log(`The release ${name} is unpacked and installed into ${path.relative(root, folder)}.`);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const archive = path.join(folder, 'sources.tar');
    await run('git', ['archive', '--output', archive, revision], root).catch((error: unknown) => {
      throw new Error(`Git does not know ${revision}, the release ${name}: git fetch --unshallow --tags`, {
        cause: error,
      });
    });
    await run('tar', ['-xf', archive], folder);
    await rm(archive);
    const packages = ['--filter', '@rubrica/api...', '--frozen-lockfile', '--prefer-offline'];
    await run('pnpm', ['install', ...packages], folder);
    await writeFile(installed, '');
  }
  const api = path.join(folder, 'apps/api/src');
  const examWorld: { addExamWorld: typeof addExamWorld } = await import(path.join(api, 'testing/bench/exam-world.ts'));
  return { main: path.join(api, 'main.ts'), addExamWorld: examWorld.addExamWorld };
}

async function run(program: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await runQuietly(program, args, { cwd, env: { ...process.env, CI: 'true' } });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${output}`);
}
