import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sh.mjs';

/** What an author's tools take beside the core: a draft's actions (they bring immer) and checks, and gaps written as text. */
const authoring = /^\.\/draft\/|validate-draft\.ts$|\/gaps-text\.ts$|\/gap-selection\.ts$/u;

/** The values that the kit's root exports for whoever stores, shows and marks questions. */
export function coreNames() {
  const index = readFileSync(path.join(root, 'packages/question-kit/src/index.ts'), 'utf8');
  return [...index.matchAll(/^export \{([^}]*)\} from '(.*?)'/gmu)]
    .filter(([, , from]) => !authoring.test(from))
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
