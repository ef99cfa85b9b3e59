import { buildPackages } from '../lib/build.mjs';
import { sh } from '../lib/sh.mjs';

await buildPackages();
process.exit(await sh(process.execPath, ['bench/run.mjs', ...process.argv.slice(2)]));
