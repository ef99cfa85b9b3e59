import { buildPlatform } from '../lib/build.mjs';
import { sh } from '../lib/sh.mjs';

await buildPlatform();
process.exit(await sh(process.execPath, ['--conditions=@rubrica/source', 'bench/run.mjs', ...process.argv.slice(2)]));
