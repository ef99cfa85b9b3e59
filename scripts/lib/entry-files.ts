import { globSync } from 'node:fs';

/**
 * The source files in a package's folder that are built, each as an entry named like it, in alphabetical order: a file system lists a
 * folder in an order of its own, which would change the order of code in what is built, and with it the size.
 */
export function entryFiles(folder: string, exclude: readonly string[]): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['src/**/*.{test,stories}.{ts,tsx}', ...exclude],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  return Object.fromEntries(files.map((file) => [file.replaceAll(/^src\/|\.tsx?$/gu, ''), file]));
}
