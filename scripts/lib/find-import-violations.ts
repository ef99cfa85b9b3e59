import { cruise, type ICruiseOptions, type ICruiseResult, type IDependency, type IModule } from 'dependency-cruiser';
import { type ImportRule, importRules, reachRules, type ReachRule } from './dependency-rules.ts';

export interface ImportViolation {
  rule: string;
  /** The sentence of import-rules.ts. */
  why: string;
  /** From the file that breaks the rule to what it must not import. */
  files: string[];
}

export interface ImportCheck {
  fileCount: number;
  importCount: number;
  violations: ImportViolation[];
}

export interface ImportCheckOptions {
  folders?: string[];
  imports?: readonly ImportRule[];
  reach?: readonly ReachRule[];
  /** Where the result is kept until a file changes; by default it is not. */
  cacheFolder?: string;
}

const sourceFolders = ['packages', 'apps', 'scripts', 'e2e', 'visual', '.storybook', 'bench', 'examples'];

const cruiseOptions: ICruiseOptions = {
  tsPreCompilationDeps: true,
  doNotFollow: 'node_modules',
  exclude: '^(?!.*node_modules/).*/(?:dist|migrations)/',
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['@rubrica/source', 'import', 'types', 'node', 'default'],
    mainFields: ['module', 'main', 'types', 'typings'],
  },
  skipAnalysisNotInRules: true,
  validate: true,
};

/** Each forbidden import and each cycle, the latter once however many of its files were read. */
function forbiddenImports({ violations }: ICruiseResult['summary'], rules: readonly ImportRule[]): ImportViolation[] {
  const found = new Map<string, ImportViolation>();
  for (const { rule, from, to, cycle } of violations) {
    const files = cycle ? [from, ...cycle.map(({ name }) => name)] : [from, to];
    const key = [rule.name, ...(cycle ? new Set(files.toSorted()) : files)].join('\n');
    found.set(key, { rule: rule.name, why: rules.find(({ name }) => name === rule.name)?.comment ?? '', files });
  }
  return [...found.values()];
}

const isTypeOnly = ({ dependencyTypes }: IDependency) =>
  dependencyTypes.includes('type-only') || dependencyTypes.includes('type-import');

/** The shortest path to every file that can be reached from `start`. */
function pathsFrom(start: string, importsOf: (file: string) => string[]): Map<string, string[]> {
  const paths = new Map([[start, [start]]]);
  for (const [file, path] of paths)
    for (const imported of importsOf(file)) if (!paths.has(imported)) paths.set(imported, [...path, imported]);
  return paths;
}

/** What a rule says must not be reached and is; of all paths that end with the same import, the shortest. */
function reachedFiles(modules: IModule[], { name, comment, from, fromNot, to, atRunTime }: ReachRule) {
  const imports = new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter((imported) => !(atRunTime && isTypeOnly(imported))).map(({ resolved }) => resolved),
    ]),
  );
  // A path ends at the first file that must not be reached: what lies behind it is the same violation.
  const importsOf = (file: string) => (to.test(file) ? [] : (imports.get(file) ?? []));
  const found = new Map<string, ImportViolation>();
  for (const file of imports.keys()) {
    if (!from.test(file) || fromNot.test(file)) continue;
    for (const [reached, files] of pathsFrom(file, importsOf)) {
      if (!to.test(reached)) continue;
      const lastImport = files.slice(-2).join('\n');
      if (files.length < (found.get(lastImport)?.files.length ?? Infinity))
        found.set(lastImport, { rule: name, why: comment, files });
    }
  }
  return [...found.values()];
}

/** Reads every import below `root` and returns those that import-rules.ts refuses. Tests replace the folders and rules. */
export async function findImportViolations(
  root: string,
  { folders = sourceFolders, imports = importRules, reach = reachRules, cacheFolder }: ImportCheckOptions = {},
): Promise<ImportCheck> {
  const { output } = await cruise(folders, {
    ...cruiseOptions,
    baseDir: root,
    ruleSet: { forbidden: [...imports] },
    ...(cacheFolder !== undefined && { cache: { folder: cacheFolder, strategy: 'content' } }),
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned a report where its result was expected.');
  return {
    fileCount: output.summary.totalCruised,
    importCount: output.summary.totalDependenciesCruised ?? 0,
    violations: [
      ...forbiddenImports(output.summary, imports),
      ...reach.flatMap((rule) => reachedFiles(output.modules, rule)),
    ],
  };
}
