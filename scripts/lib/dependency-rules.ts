// Makes dependency-cruiser's rules from the table in import-rules.ts.
import type { IForbiddenRuleType } from 'dependency-cruiser';
import { modules, unreachable } from '../../import-rules.ts';

/** A rule over single imports, or over cycles. */
export type ImportRule = IForbiddenRuleType & { name: string; comment: string };

/** A rule over what a file reaches through others. */
export interface ReachRule {
  name: string;
  comment: string;
  atRunTime: boolean;
  from: RegExp;
  fromNot: RegExp;
  to: RegExp;
}

const escapePattern = (text: string) => text.replaceAll(/[.+^$()|[\]\\]/gu, String.raw`\$&`);
const anyOf = (patterns: readonly string[]) => `(?:${patterns.join('|')})`;

type FolderPattern = (placeholder: string) => string;

/** A glob as the source of a regular expression; `folderPattern` says what a placeholder such as `<type>` becomes. */
function patternOf(glob: string, folderPattern: FolderPattern = () => '[^/]+'): string {
  return glob.replaceAll(
    /\*\*|\*|\{([^}]*)\}|<([a-z]+)>|[^*{<]+/gu,
    (token, choices: string | undefined, placeholder: string | undefined) => {
      if (token === '**') return '.*';
      if (token === '*') return '[^/]*';
      if (choices !== undefined) return anyOf(choices.split(',').map((choice) => patternOf(choice)));
      return placeholder === undefined ? escapePattern(token) : folderPattern(placeholder);
    },
  );
}

const moduleEntries = Object.entries(modules);
const moduleNames = Object.keys(modules);

const fixedStart = (glob: string) => glob.split(/[*{<]/u)[0] ?? '';

/** Whether two globs may match the same file: the fixed start of one continues the other's. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [fixedStart(one), fixedStart(other)];
  return a.startsWith(b) || b.startsWith(a);
}

/** The patterns of the earlier modules that own files which a module's globs match as well. */
const earlierPatterns = (name: string) =>
  moduleEntries
    .slice(0, moduleNames.indexOf(name))
    .flatMap(([, { files }]) => files)
    .filter((glob) => modules[name]?.files.some((own) => overlap(glob, own)))
    .map((glob) => patternOf(glob));

const filePattern = (name: string, folderPattern?: FolderPattern) =>
  anyOf((modules[name]?.files ?? [name]).map((glob) => patternOf(glob, folderPattern)));

/** The files of a module, or of a glob. A file belongs to the first module that matches it. */
function memberPattern(nameOrGlob: string, folderPattern?: FolderPattern): string {
  const earlier = earlierPatterns(nameOrGlob);
  const notEarlier = earlier.length > 0 ? `(?!${anyOf(earlier)}$)` : '';
  return `^${notEarlier}${filePattern(nameOrGlob, folderPattern)}$`;
}

const packagePattern = (name: string) =>
  name === '*' ? 'node_modules/' : `node_modules/(?:@types/)?${escapePattern(name)}/`;

/** dependency-cruiser names a built-in module of Node without its prefix; every other path has a dot in it. */
const builtinPatterns = (builtins = false) => (builtins ? ['^[^.]+$'] : []);

const placeholderOf = (glob: string) => /<([a-z]+)>/u.exec(glob)?.[1];

/** Refuses every import of a module that its line does not allow. */
const defaultDenyRules: ImportRule[] = moduleEntries.flatMap(
  ([name, { files, imports = [], packages = [], builtins, why }]) => {
    // Only a rule for a single glob can compare the folder of a placeholder, as dependency-cruiser numbers it.
    const withPlaceholder = files.filter((glob) => placeholderOf(glob) !== undefined);
    const others = files.filter((glob) => placeholderOf(glob) === undefined);
    return [...withPlaceholder.map((glob) => [glob]), ...(others.length > 0 ? [others] : [])].map((globs) => {
      const placeholder = placeholderOf(globs[0] ?? '');
      const sameFolder = (other: string) => (other === placeholder ? '$1' : '[^/]+');
      return {
        name,
        comment: why,
        severity: 'error',
        from: {
          path: `^${anyOf(globs.map((glob) => patternOf(glob, () => '([^/]+)')))}$`,
          pathNot: earlierPatterns(name).map((pattern) => `^${pattern}$`),
        },
        to: {
          pathNot: [
            ...[name, ...imports].map((other) => memberPattern(other, sameFolder)),
            ...packages.map(packagePattern),
            ...builtinPatterns(builtins),
          ],
        },
      };
    });
  },
);

/** The rules over single imports and over cycles, type-only imports included. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'cycles',
    comment: 'Files that import each other cannot be read, moved or tested alone; type-only imports count too.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'unresolved imports',
    comment: 'An import that leads to no file is held to no rule: correct its path, or declare the package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'files of no module',
    comment: 'Every file belongs to a module of import-rules.ts: give its folder a line there.',
    severity: 'error',
    from: { pathNot: [...moduleNames.map((name) => `^${filePattern(name)}$`), 'node_modules/'] },
    to: {},
  },
  ...defaultDenyRules,
];

const patternsAsRegExp = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'u');
const testPatterns = moduleNames.filter((name) => name.endsWith(' tests')).map((name) => memberPattern(name));

/** The rules over what a file reaches through others. */
export const reachRules: readonly ReachRule[] = Object.entries(unreachable).map(
  ([name, { from, packages = [], modules: reached, builtins, atRunTime = false, why }]) => ({
    name,
    comment: why,
    atRunTime,
    from: patternsAsRegExp(from.map((other) => memberPattern(other))),
    fromNot: patternsAsRegExp(testPatterns),
    to: patternsAsRegExp([
      ...packages.map(packagePattern),
      ...reached.map((other) => memberPattern(other)),
      ...builtinPatterns(builtins),
    ]),
  }),
);
