import { pino } from 'pino';
import { describeError, type Log } from './log.ts';
import { currentLogFields } from './log-context.ts';

const levels = { level: (label: string) => ({ level: label }) };

/** Writes for programs: one JSON object a line to standard output, with the ids of request, job and socket as fields. */
export function createJsonLog(): Log {
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: levels,
      mixin: currentLogFields,
    },
    // pino's own writer would pass by what tests and the process put around standard output.
    { write: writeInTurn },
  );
  return {
    info: (line, fields) => logger.info(fields ?? {}, line),
    error: (line, error, fields) =>
      logger.error({ ...fields, ...(error !== undefined && { error: describeError(error) }) }, line),
  };
}

let isCorked = false;

function uncork(): void {
  isCorked = false;
  process.stdout.uncork();
}

/** The lines of one turn of the event loop are one write: of fifty saves at once, a write for each takes a fifteenth of the time. */
function writeInTurn(line: string): void {
  if (!isCorked) {
    isCorked = true;
    process.stdout.cork();
    setImmediate(uncork);
  }
  process.stdout.write(line);
}

// The lines of the turn in which the process ends.
process.on('exit', () => {
  if (isCorked) uncork();
});
