/** How a command ended: nothing found, something found, or used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** What a command reads from and writes to. */
export interface CommandIo {
  /** The bytes of a file. */
  read(path: string): Promise<Uint8Array>;
  /** Writes what was asked for, with a line break at its end. */
  print(text: string): void;
}

/** A command of `rubrica`. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What the command is told, as `rubrica help <name>` shows it. */
  usage: string;
  /**
   * @throws {UsageError} when the arguments do not fit
   * @throws {UnreadableFileError} when a file is not what it should be
   */
  run(args: readonly string[], io: CommandIo): Promise<ExitCode>;
}

/** Thrown for arguments that a command does not accept. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown for a file that cannot be read, or is neither a paper nor a question. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
