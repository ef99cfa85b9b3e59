/** How a full disk, or a used-up quota of the account on it, is reported: by Node, and by PostgreSQL (`disk_full`). */
const diskFullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or one of its causes, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && diskFullCodes.has(error.code)) return true;
  const causes: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [...causes, error.cause].some(isDiskFull);
}
