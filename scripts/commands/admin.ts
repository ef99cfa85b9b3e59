// Commands for whoever operates the server: see apps/api/src/commands/admin-command.ts.
import { runProgram } from '../lib/run-program.ts';

process.exit(
  await runProgram(process.execPath, [
    '--conditions=@rubrica/source',
    'apps/api/src/admin.ts',
    ...process.argv.slice(2),
  ]),
);
