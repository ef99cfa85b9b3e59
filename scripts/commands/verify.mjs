// Format, type-aware lint with the import rules, unused code, types: in seconds, side by side.
import { quiet } from '../lib/sh.mjs';

const checks = {
  format: ['oxfmt', ['--check']],
  lint: ['oxlint', ['--type-aware', '--quiet']],
  unused: ['knip', ['--no-progress']],
  types: ['tsc', ['--noEmit', '-p', 'tsconfig.json']],
};

const started = performance.now();
const results = await Promise.all(
  Object.entries(checks).map(async ([name, [program, args]]) => ({ name, ...(await quiet(program, args)) })),
);
for (const { name, code, output } of results) {
  if (code !== 0) console.log(output.trimEnd());
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
}
console.log(`verify took ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exit(results.every(({ code }) => code === 0) ? 0 : 1);
