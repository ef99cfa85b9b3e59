import { buildPlatform } from '../lib/build.ts';
import { runProgram } from '../lib/run-program.ts';

await buildPlatform();
process.exit(
  await runProgram(process.execPath, ['--conditions=@rubrica/source', 'bench/run.ts', ...process.argv.slice(2)]),
);
