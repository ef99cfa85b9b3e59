import { scriptFiles } from './check-types.ts';
import { lint } from './lint.ts';
import { type ProgramResult, runQuietly } from './run-program.ts';

/** The app of another team, which has a configuration of its own and sees the packages as they are installed (`check-embed.ts`). */
const ofExamples = /^examples\/[^/]+\/src\//u;

/** How many files a run of the lint has read, as it says at its end. */
const countOf = ({ output }: ProgramResult) => Number(/^Finished in .* on (\d+) files? /mu.exec(output)?.[1] ?? 0);

/** The files that `tsconfig.json` includes, by their paths from the root. */
async function includedFiles(): Promise<Set<string>> {
  const { output } = await runQuietly('tsc', ['-p', 'tsconfig.json', '--showConfig']);
  const { files }: { files: string[] } = JSON.parse(output);
  return new Set(files.map((file) => file.replace(/^\.\//u, '')));
}

/** Lints every script of the repository and checks its types in the same program, and that none of them is left out. */
export async function lintWithTypes(): Promise<ProgramResult> {
  const scripts = scriptFiles();
  const [included, ...results] = await Promise.all([
    includedFiles(),
    lint(['--type-check', '--ignore-pattern', 'examples/*/src/**']),
    lint(scripts.filter((file) => ofExamples.test(file))),
  ]);
  const complaints = scripts
    .filter((file) => !included.has(file))
    .map((file) => `tsconfig.json does not include ${file}, so its types are not checked.\n`);
  const count = results.reduce((sum, result) => sum + countOf(result), 0);
  if (count !== scripts.length)
    complaints.push(
      `The lint has read ${count} of ${scripts.length} scripts: .oxlintrc.json or .gitignore leaves some out.\n`,
    );
  const failed = results.filter(({ code }) => code !== 0);
  return {
    code: failed.length + complaints.length === 0 ? 0 : 1,
    output: [...failed.map(({ output }) => output), ...complaints].join(''),
  };
}
