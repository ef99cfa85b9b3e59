// The figures of docs/performance.md: sizes, and times of several libraries side by side in one run, so that a slow or busy
// machine changes all of them alike. `npm run bench`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureCore } from './core/measure.ts';
import { measureExchange } from './exchange/measure.mjs';
import { measureInteractions } from './interact/measure.mjs';
import { measureMounts } from './mount/measure.mjs';
import { measureSizes } from './sizes.mjs';

const sizes = await measureSizes();
console.table(sizes);
const core = measureCore();
const exchange = await measureExchange();
const interactions = await measureInteractions();
const mounts = await measureMounts();
console.table(mounts.rows);
for (const { goal, figure, kept } of [...core, ...exchange, ...interactions, ...mounts.goals])
  console.log(`${kept ? 'kept  ' : 'MISSED'} ${goal}: ${figure}`);

const results = path.resolve(import.meta.dirname, '../.cache/bench.json');
writeFileSync(results, `${JSON.stringify({ sizes, core, exchange, interactions, mounts }, null, 2)}\n`);
console.log(`All figures: ${path.relative(process.cwd(), results)}`);
