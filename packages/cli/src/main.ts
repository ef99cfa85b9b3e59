import { readFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  read: readFile,
  print: (text) => process.stdout.write(`${text}\n`),
  printProblem: (text) => process.stderr.write(`${text}\n`),
});
