/** How PostgreSQL says that it ends, starts, or is a standby, which takes no writes; besides class 08, failures of connections. */
const stateCodes: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', '25006']);
/** How the network says that the other end is gone. */
const networkCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** How the driver says it, which gives these errors no code. */
const driverMessage = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/u;

/** Why the database is away, in the words of the driver or of PostgreSQL, which name no data. */
export function outageReason(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const reason = outageReason(error.cause);
  // Of an address that stands for several, such as localhost, the driver tries each.
  const tried = error instanceof AggregateError ? outageReason(error.errors[0]) : '';
  return reason || tried || error.message;
}

/** The server has no connection to its database. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachable';

  constructor(cause: Error) {
    super('The database cannot be reached.', { cause });
  }
}

/**
 * Whether an error says that the database is away, so that the same request can succeed once it is back: there was no connection, or
 * it broke under a statement. What the file store or another server fails with is no such error.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (error instanceof DatabaseUnreachableError) return true;
  // Drizzle puts the statement beside what it failed with.
  if (!(error instanceof Error && 'query' in error)) return false;
  return isDatabaseUnreachable(error.cause) || isConnectionFailure(error.cause);
}

/** Whether an error of a connection to the database says that the other end is gone. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (stateCodes.has(code) || networkCodes.has(code) || driverMessage.test(error.message)) return true;
  return typeof code === 'string' && /^08[\dA-Z]{3}$/u.test(code);
}
