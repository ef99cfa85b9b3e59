import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, PluginOption, Rollup } from 'vite';

/** Stories whose pages list the props of their component. */
const withProps =
  /\/packages\/(?:ui\/src|question-kit\/src\/primitives\/(?:device-check|player|recorder))\/.+\.stories\.tsx$/u;

const componentImport = /^import \{([^}]+)\} from '(\.{1,2}\/[^']+\.tsx)';$/gmu;

/** What `react-docgen` says of a type. */
interface DescribedType {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly DescribedType[];
}

const nameOf = ({ name, raw, value }: DescribedType): string => value ?? raw ?? name;

/**
 * A type without `undefined`, which every optional prop has, and with the unions in it as one: `'primary' | 'secondary'`, which
 * can then be chosen.
 */
export function withoutUndefined(type: DescribedType): DescribedType {
  if (type.name !== 'union') return type;
  const elements = (type.elements ?? [])
    .map(withoutUndefined)
    .flatMap((element) => (element.name === 'union' ? (element.elements ?? []) : [element]))
    .filter(({ name }) => name !== 'undefined');
  const [only] = elements;
  return only && elements.length === 1 ? only : { ...type, raw: elements.map(nameOf).join(' | '), elements };
}

/** The description in a statement, with its types as `withoutUndefined` gives them. */
function simplified(statement: string): string {
  const [name = '', json = ''] = statement.split(/(?<=^[\w$]+\.__docgenInfo=)/u);
  return (
    name +
    JSON.stringify(JSON.parse(json), (key, value: unknown) =>
      key === 'tsType' && isDescribedType(value) ? withoutUndefined(value) : value,
    )
  );
}

const isDescribedType = (value: unknown): value is DescribedType =>
  typeof value === 'object' && value !== null && 'name' in value;

/** What Storybook's plugin adds to a module: a statement for each of its components. */
const statements = (added: string) =>
  added.split(/;(?=[\w$]+\.__docgenInfo=)/u).filter((statement) => statement !== '');

type Transform = Extract<Plugin['transform'], (...given: never) => unknown>;

const isDocgen = (plugin: PluginOption): plugin is Plugin & { transform: Transform } =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  'transform' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin' &&
  typeof plugin.transform === 'function';

/** Returns a transform that describes the components which a story file imports in that file. */
function describeIn(transform: Transform) {
  return async function describeImported(this: Rollup.TransformPluginContext, source: string, id: string) {
    let described = source;
    for (const [, names = '', from = ''] of source.matchAll(componentImport)) {
      const file = path.resolve(path.dirname(id), from);
      const component = await readFile(file, 'utf8');
      const result = await transform.call(this, component, file, { moduleType: 'tsx' });
      const code = typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : component;
      const imported = new Set(names.split(',').map((name) => name.trim()));
      for (const statement of statements(code.slice(component.length))) {
        if (imported.has(statement.split('.')[0] ?? '')) described += `;${simplified(statement)}`;
      }
    }
    return { code: described, map: null };
  };
}

/**
 * Storybook writes the description of every component's props into its module, and so into the workbench, where nobody reads them: a
 * seventh of its script. This writes them into the stories instead whose pages list them.
 */
export function describeInStories(plugins: readonly PluginOption[]): PluginOption[] {
  return plugins.map((plugin) =>
    isDocgen(plugin)
      ? { ...plugin, transform: { filter: { id: withProps }, handler: describeIn(plugin.transform) } }
      : plugin,
  );
}
