import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-program.ts';

/**
 * What only some hosts import: a draft's actions (which bring immer) and validation, gaps written as text, and what a server
 * uses to sanitise questions and find their files.
 */
const optional = /\/draft\/|validate-draft\.ts$|\/gaps-text\.ts$|\/gap-selection\.ts$|schema-metadata\.ts$/u;

/** The values that the kit's root exports for apps that store, show and mark questions. */
export function coreNames(): string[] {
  const index = readFileSync(path.join(root, 'packages/question-kit/src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{([^}]*)\} from '(.*?)'/gmu)]
    .filter(([, , from = '']) => !optional.test(from))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
