import { AsyncLocalStorage } from 'node:async_hooks';
import { workerNumber } from './worker-number.ts';

/** Fields of a line of the log: ids of the server and figures, never what people have written. */
export type LogFields = Readonly<Record<string, string | number>>;

/** On every line of a worker. */
const ofProcess: LogFields = workerNumber === null ? {} : { worker: workerNumber };

const context = new AsyncLocalStorage<LogFields>();

/** Runs work; every line that is logged meanwhile carries these fields, and those around them. */
export function withLogFields<Result>(fields: LogFields, work: () => Result): Result {
  return context.run({ ...context.getStore(), ...fields }, work);
}

/** What the current line belongs to: the worker, the request, the job, the socket. */
export function currentLogFields(): LogFields {
  // A copy: pino adds the fields of the line to what it gets.
  return { ...ofProcess, ...context.getStore() };
}
