// Writes files with imports that the rules refuse, or allow, and reads what is refused among them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findImportViolations, type ImportCheckOptions, type ImportViolation } from './find-import-violations.ts';

/** A file, and what each file before it imports; `type:` in front of a name makes the import a type-only one. */
export type Chain = readonly [string, ...string[]];

const packages = ['react', 'zod', 'ky', 'hono', 'drizzle-orm', 'react-router-dom', '@tiptap/react'];
export const fileOf = (step: string) => step.replace('type:', '');
const isFile = (step: string) => /\.tsx?$/u.test(step);

/** How `from` spells its import of `to`. */
function specifier(from: string, to: string): string {
  if (!isFile(to)) return to;
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** The source of each file of some chains. */
function sourcesOf(chains: Chain[]): Map<string, string> {
  const sources = new Map<string, string>();
  for (const chain of chains) {
    for (const [index, step] of chain.entries()) {
      const file = fileOf(step);
      const next = chain[index + 1];
      if (!isFile(file)) continue;
      const isTypeOnly = next?.startsWith('type:') ?? false;
      const source = next && `import ${isTypeOnly ? 'type ' : ''}{ x } from '${specifier(file, fileOf(next))}';\n`;
      sources.set(file, `${sources.get(file) ?? 'export const y = 1;\n'}${source ?? ''}`);
    }
  }
  return sources;
}

export type Rules = Pick<ImportCheckOptions, 'imports' | 'reach'>;

/** Writes chains as files and reads the violations among them. */
export async function checkChains(chains: Chain[], rules: Rules = {}): Promise<ImportViolation[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'import-rules-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  const sources = sourcesOf(chains);
  for (const [file, text] of sources) write(file, text);
  const folders = new Set([...sources.keys()].map((file) => file.split('/')[0] ?? file));
  const { violations } = await findImportViolations(root, { folders: [...folders], ...rules });
  rmSync(root, { recursive: true });
  return violations;
}

/** Every import of a chain, in whatever way it is written. */
export const importsOf = (chain: Chain) =>
  chain.slice(1).map((step, index) => `${fileOf(chain[index] ?? '')} ${fileOf(step)}`);
export const filesOf = (chain: Chain) => chain.map(fileOf).filter(isFile);

/** Chains that have none of their parts in common can be read at once: reading costs more than the number of files. */
export function withoutSharedParts(chains: Chain[], partsOf: (chain: Chain) => string[]): Chain[][] {
  const groups: { parts: Set<string>; chains: Chain[] }[] = [];
  for (const chain of chains) {
    const parts = partsOf(chain);
    let group = groups.find((other) => parts.every((part) => !other.parts.has(part)));
    if (!group) groups.push((group = { parts: new Set(), chains: [] }));
    group.chains.push(chain);
    for (const part of parts) group.parts.add(part);
  }
  return groups.map((group) => group.chains);
}
