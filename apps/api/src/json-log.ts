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
    { write: (line) => void process.stdout.write(line) },
  );
  return {
    info: (line, fields) => logger.info(fields ?? {}, line),
    error: (line, error, fields) => logger.error({ ...fields, error: describeError(error) }, line),
  };
}
