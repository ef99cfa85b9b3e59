import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sh.mjs';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data']);

function* filesBelow(place) {
  for (const entry of readdirSync(place, { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (skipped.has(entry.name)) continue;
    const full = path.join(place, entry.name);
    if (entry.isDirectory()) yield* filesBelow(full);
    else yield full;
  }
}

/** Runs `make` unless the places' content is what it was when `made` was last made. */
export async function whenChanged(name, places, made, make) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesBelow(path.join(root, place)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }
  hash.update(readFileSync(path.join(root, 'pnpm-lock.yaml')));
  const now = hash.digest('hex');
  const stamp = path.join(root, `.cache/${name}.hash`);
  if (existsSync(path.join(root, made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await make();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}
