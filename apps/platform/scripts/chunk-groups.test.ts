import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const sources = globSync('{apps/platform,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);

/** A pattern without its alternatives: one pattern for each of them. */
function alternativesOf(source: string): string[] {
  const choice = /\((?!\?)([^()]*)\)/u.exec(source);
  if (!choice) return [source];
  const [whole, inside = ''] = choice;
  return inside.split('|').flatMap((one) => alternativesOf(source.replace(whole, () => `(?:${one})`)));
}

/** Patterns of our own modules; the names of dependencies' files are theirs. */
const patterns = chunkGroups
  .flatMap(({ modules }) => modules.map(({ source }) => source))
  .filter((source) => !source.startsWith('node_modules'));

// A module that is moved or renamed would otherwise leave its group without notice.
it.each(patterns)('every alternative of %s is the path of a module', (source) => {
  const unused = alternativesOf(source).filter((one) => !sources.some((file) => new RegExp(one, 'u').test(file)));
  expect(unused).toEqual([]);
});
