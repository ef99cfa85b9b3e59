import { runBackupCommand, runRestoreCommand } from './backup-commands.ts';
import { runDoctorCommand } from './doctor-command.ts';
import { restrictNewFiles } from '../data-folder.ts';
import { consoleLog, logUncaughtErrors, startMessage } from '../log.ts';

const commands = { backup: runBackupCommand, restore: runRestoreCommand, doctor: runDoctorCommand } as const;

restrictNewFiles();
logUncaughtErrors(consoleLog);
const [name, ...args] = process.argv.slice(2);
try {
  const run = name === 'backup' || name === 'restore' || name === 'doctor' ? commands[name] : undefined;
  if (!run) throw new Error('Usage: npm run backup, npm run restore or npm run doctor');
  process.exitCode = await run(args, process.env, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  console.error(startMessage(error));
  process.exitCode = 1;
}
