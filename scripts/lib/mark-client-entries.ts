import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const directive = '"use client";';
const imports = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/gu;
const isReact = (name: string) => /^(?:react|react-dom|styled-components|@rubrica\/ui)(?:\/|$)/u.test(name);

/** Whether a built file imports React, itself or through files of its package. */
function reachesReact(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(imports)].some(([, name = '']) =>
    name.startsWith('.') ? reachesReact(path.resolve(path.dirname(file), name), seen) : isReact(name),
  );
}

/**
 * Writes `"use client"` at the top of the built entries that reach React, for frameworks with server components; bundling drops
 * the directives of sources. It stays on the first line, so that source maps still name the right lines.
 */
export function markClientEntries(files: readonly string[]): void {
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    if (!code.startsWith(directive) && reachesReact(file)) writeFileSync(file, directive + code);
  }
}
