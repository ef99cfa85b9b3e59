import { parseArgs } from 'node:util';
import { UsageError, type Command, type CommandIo, type ExitCode } from '../command.ts';
import { readWork } from '../read-work.ts';
import { compareWorks, type ComparedView } from './compare-works.ts';
import { describeDifferences } from './describe-differences.ts';
import { textOfWork } from './text-of-work.ts';

const usage = `Usage: rubrica diff [--as fields|students] [--json] OLD NEW
       rubrica diff --git …        as Git's diff.<driver>.command
       rubrica diff --text FILE    as Git's diff.<driver>.textconv

Compares two papers (.rubrica), or two questions (JSON).

  --as fields     differences of every field, and whether students see them (default)
  --as students   differences of what students see before release
  --json          the differences as JSON, for programs

Exit code: 0 without differences, 1 with some, 2 when the command or a file cannot be read.
With --git and --text it is 0 unless something cannot be read.`;

/** Compares two versions of a paper or a question. */
export const diffCommand: Command = {
  name: 'diff',
  summary: 'compares two papers or two questions, by field or as students see them',
  usage,
  run: (args, io) => {
    const { values, positionals } = parse(args);
    const view = viewOf(values.as);
    const options = { view, isJson: values.json };
    if (values.text) return printText(positionals, io);
    if (values.git) return printForGit(positionals, options, io);
    const [before, after, ...more] = positionals;
    if (before === undefined || after === undefined || more.length > 0)
      throw new UsageError(`rubrica diff compares two files; it was given ${positionals.length}.`);
    return compareFiles({ before, after }, options, io);
  },
};

interface DiffOptions {
  view: ComparedView;
  isJson: boolean;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string', default: 'fields' },
        json: { type: 'boolean', default: false },
        git: { type: 'boolean', default: false },
        text: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function viewOf(as: string): ComparedView {
  if (as === 'fields' || as === 'students') return as;
  throw new UsageError(`--as is fields or students, not ${as}.`);
}

async function compareFiles(
  files: { before: string; after: string },
  { view, isJson }: DiffOptions,
  io: CommandIo,
): Promise<ExitCode> {
  const differences = compareWorks(await readWork(files.before, io), await readWork(files.after, io), view);
  if (isJson) io.print(JSON.stringify(differences, null, 2));
  else io.print(describeDifferences(differences, view));
  return differences.isEqual ? 0 : 1;
}

/** Git passes the path, and of both versions a file, an object name and a mode; a file that is not there is `/dev/null`. */
async function printForGit(args: readonly string[], options: DiffOptions, io: CommandIo): Promise<ExitCode> {
  const [path, before, , , after] = args;
  if (path === undefined || before === undefined || after === undefined)
    throw new UsageError('rubrica diff --git expects the arguments that Git passes to an external diff.');
  if (before === nothing || after === nothing) {
    io.print(`${path}: ${before === nothing ? 'added' : 'removed'}`);
    io.print(textOfWork(await readWork(before === nothing ? after : before, io)));
    return 0;
  }
  io.print(path);
  await compareFiles({ before, after }, options, io);
  // Git takes any other exit code for a crash.
  return 0;
}

const nothing = '/dev/null';

async function printText([file, ...more]: readonly string[], io: CommandIo): Promise<ExitCode> {
  if (file === undefined || more.length > 0) throw new UsageError('rubrica diff --text expects one file.');
  io.print(textOfWork(await readWork(file, io)));
  return 0;
}
