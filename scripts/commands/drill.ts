import { runProgram } from '../lib/run-program.ts';

process.exit(
  await runProgram(process.execPath, ['--conditions=@rubrica/source', 'bench/drill/run.ts', ...process.argv.slice(2)]),
);
