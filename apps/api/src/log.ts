import { inspect } from 'node:util';
import { isDatabaseUnreachable, outageReason } from './database-unreachable.ts';
import { currentLogFields, type LogFields } from './log-context.ts';

/** The log of the server. Lines carry what `withLogFields` put around them. */
export interface Log {
  info: (line: string, fields?: LogFields) => void;
  /** `error` is absent where the line says all. */
  error: (line: string, error?: unknown, fields?: LogFields) => void;
}

/**
 * Writes for readers: lines to standard output, and errors with their stack to standard error; errors without the data of people. What
 * belongs to an error is indented, so that nothing an error quotes reads as a line of the log.
 */
export const consoleLog: Log = {
  info: (line) => void process.stdout.write(`${textLine(line)}\n`),
  error: (line, error) => void process.stderr.write(`${[textLine(line), ...describeIndented(error)].join('\n')}\n`),
};

function textLine(line: string): string {
  const ids = Object.entries(currentLogFields()).map(([name, value]) => ` ${name}=${value}`);
  return withoutControls(`${new Date().toISOString()} ${line}${ids.join('')}`);
}

function describeIndented(error: unknown): string[] {
  if (error === undefined) return [];
  return describeError(error)
    .split('\n')
    .map((line) => `  ${withoutControls(line)}`);
}

/** Writes out the signs that end a line or that a terminal obeys. */
function withoutControls(line: string): string {
  return line.replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Fields of errors of Node and PostgreSQL that name things of the server only. No other field of an error is logged. */
const safeFields = ['code', 'errno', 'syscall', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

const maxCauses = 8;

/**
 * Returns an error with its causes, for the log: names, messages, stacks, and what PostgreSQL says of tables and constraints.
 * Never the values of a query's parameters, which are names, answers and tokens of people: neither the list that Drizzle adds
 * nor those that PostgreSQL quotes in messages and details.
 */
export function describeError(error: unknown): string {
  return describeCause(error, '', maxCauses);
}

function describeCause(error: unknown, indent: string, depth: number): string {
  if (!(error instanceof Error)) return `${indent}A value that is not an error: ${typeof error}`;
  const values = new Map(Object.entries(error));
  const fields = safeFields.filter((field) => ['string', 'number'].includes(typeof values.get(field)));
  const lines = [
    `${error.name}: ${withoutPersonalData(messageOf(error))}`,
    ...(fields.length > 0 ? [`  ${fields.map((field) => `${field}=${inspect(values.get(field))}`).join(' ')}`] : []),
    ...framesOf(error),
  ].map((line) => `${indent}${line}`);
  if (depth === 0) return lines.join('\n');
  const causes: unknown[] = error instanceof AggregateError ? [...error.errors] : [];
  if (error.cause !== undefined) causes.push(error.cause);
  for (const cause of causes) lines.push(`${indent}Caused by:`, describeCause(cause, `${indent}  `, depth - 1));
  return lines.join('\n');
}

/** The message of an error without what Drizzle and PostgreSQL add of a query's values. */
function messageOf(error: Error): string {
  // Of Drizzle: "Failed query: … params: …".
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`;
  // PostgreSQL and `JSON.parse` quote what they could not read.
  const quotesValues = 'severity' in error || error instanceof SyntaxError;
  return quotesValues ? error.message.replace(/"[\s\S]*"/u, '"…"') : error.message;
}

/**
 * Mail servers name the recipient in what they refuse, providers of WhatsApp the number; addresses of servers may hold a password,
 * and those of requests a token.
 */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(/(?<=:\/\/)[^\s/@]+@/gu, '')
    .replaceAll(/(?<=:\/\/[^\s?#]+)[?#]\S+/gu, '')
    .replaceAll(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/giu, '[email]')
    .replaceAll(/(?<![\w-])\+?\d(?:[ ()-]?\d){8,14}(?![\w-])/gu, '[number]');
}

/** The lines of the stack after the message. */
function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^\s+at /u.test(line));
}

/** Returns what to print when the process cannot start: the message, which says what to do and may name accounts. */
export function startMessage(error: unknown): string {
  if (isDatabaseUnreachable(error))
    return `The database cannot be reached: ${outageReason(error)}. Check DATABASE_URL, and whether the PostgreSQL server runs and lets this machine in.`;
  if (!(error instanceof Error)) return describeError(error);
  // A statement alone does not say why the database has refused it, such as to a role that may not make tables.
  const { cause } = error;
  if (!('query' in error && cause instanceof Error)) return messageOf(error);
  return `${messageOf(error)}: ${messageOf(cause)}${'code' in cause ? ` (${String(cause.code)})` : ''}`;
}

/** Ends the process after an error that nobody caught, as Node does, but without printing the error's own fields. */
export function logUncaughtErrors(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('An error was not caught.', error);
    process.exit(1);
  });
}
