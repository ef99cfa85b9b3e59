import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workingTreeFiles } from './git-files.ts';
import { root } from './run-program.ts';

const suppression = /\/[/*] *(?:oxlint|eslint)-disable(?:-next-line|-line)?\b.*/gu;
/** In full on the line: a reference to another comment is lost when one of them moves. */
const reason = / -- (?!(?:see|as|same as) (?:above|below))[^\s*]/u;

/** The comments in a source text that suppress a lint rule without the reason that belongs behind ` -- `. */
export function suppressionsWithoutReason(text: string): string[] {
  return [...text.matchAll(suppression)].map(([comment]) => comment).filter((comment) => !reason.test(comment));
}

/** The same for every source file of the repository, each with its file. */
export function findSuppressionsWithoutReason(): string[] {
  return workingTreeFiles('*.ts', '*.tsx', '*.mjs', '*.js').flatMap((file) =>
    suppressionsWithoutReason(readFileSync(path.join(root, file), 'utf8')).map((comment) => `${file}: ${comment}`),
  );
}
