/** The log of the server. */
export interface Log {
  info: (line: string) => void;
  error: (line: string, error: unknown) => void;
}

/** Writes lines to standard output, and errors with their stack to standard error. */
export const consoleLog: Log = {
  info: (line) => void process.stdout.write(`${line}\n`),
  error: (line, error) => console.error(line, error),
};
