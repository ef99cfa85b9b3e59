// For whoever operates the server: see apps/api/src/commands/backup-commands.ts.
import { runProgram } from '../lib/run-program.ts';

process.exit(
  await runProgram(process.execPath, [
    '--conditions=@rubrica/source',
    'apps/api/src/commands/operate.ts',
    'backup',
    ...process.argv.slice(2),
  ]),
);
