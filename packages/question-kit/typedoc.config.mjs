import { readFileSync } from 'node:fs';

const { exports, publishConfig } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The pages of every public name, made from its comments: a name without one, or a link that leads nowhere, is a failure. */
export default {
  name: '@rubrica/question-kit',
  entryPoints: Object.keys(publishConfig.exports).map((name) => exports[name]['@rubrica/source']),
  tsconfig: 'tsconfig.docs.json',
  out: '../../docs/api',
  readme: 'README.md',
  disableSources: true,
  excludeInternal: true,
  githubPages: false,
  // The one check of all types is `pnpm verify`.
  skipErrorChecking: true,
  treatValidationWarningsAsErrors: true,
  validation: { invalidLink: true, notDocumented: true, notExported: false },
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
};
