/** Where the server tells what it does. */
export interface Log {
  info: (line: string) => void;
  error: (line: string, error: unknown) => void;
}

/** A line each on standard output; errors on standard error, with their stack. */
export const consoleLog: Log = {
  info: (line) => void process.stdout.write(`${line}\n`),
  error: (line, error) => console.error(line, error),
};
