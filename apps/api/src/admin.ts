import { runAdminCommand } from './commands/admin-command.ts';
import { restrictNewFiles } from './data-folder.ts';
import { consoleLog, logUncaughtErrors, startMessage } from './log.ts';

restrictNewFiles();
logUncaughtErrors(consoleLog);
try {
  await runAdminCommand(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  console.error(startMessage(error));
  process.exit(1);
}
