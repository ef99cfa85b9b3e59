import { goEnv, typeThreads } from './go-programs.ts';
import { type ProgramResult, runQuietly } from './run-program.ts';

/** Lints files, or everything, with the rules that need types; the arguments are those of oxlint. */
export const lint = (args: readonly string[] = []): Promise<ProgramResult> =>
  runQuietly('oxlint', ['--type-aware', '--quiet', ...args], { env: { ...goEnv, GOMAXPROCS: typeThreads } });
