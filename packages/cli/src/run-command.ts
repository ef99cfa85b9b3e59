import { UnreadableFileError, UsageError, type Command, type CommandIo, type ExitCode } from './command.ts';
import { diffCommand } from './diff/diff-command.ts';
import { lintCommand } from './lint/lint-command.ts';

/** The commands, in the order of the list. */
const commands: readonly Command[] = [diffCommand, lintCommand];

/** What `rubrica` does besides its commands: it prints problems apart from what was asked for. */
export interface ProgramIo extends CommandIo {
  printProblem(text: string): void;
}

/** Runs the command that the arguments name. */
export async function runCommand(args: readonly string[], io: ProgramIo): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help') return help(rest[0], io);
  const command = commands.find((each) => each.name === name);
  if (!command) {
    io.printProblem(`There is no command ${name}.\n\n${list()}`);
    return 2;
  }
  if (rest.includes('--help')) return help(name, io);
  try {
    return await command.run(rest, io);
  } catch (error) {
    if (error instanceof UsageError) io.printProblem(`${error.message}\n\n${command.usage}`);
    else if (error instanceof UnreadableFileError) io.printProblem(error.message);
    // Not the code 1, which says that there are differences or findings.
    else io.printProblem(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 2;
  }
}

function help(name: string | undefined, io: ProgramIo): ExitCode {
  io.print(commands.find((each) => each.name === name)?.usage ?? list());
  return 0;
}

function list(): string {
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}`);
  return ['Usage: rubrica <command> …', '', ...lines, '', 'rubrica help <command> says more.'].join('\n');
}
