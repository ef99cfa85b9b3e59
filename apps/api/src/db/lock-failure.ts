/** How PostgreSQL says that it ended a transaction for another's sake: it can be tried again (`serialization_failure`, `deadlock_detected`). */
const lockFailureCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Whether an error, or its cause, says that a transaction was given up for another's locks and may be tried again. */
export function isLockFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && lockFailureCodes.has(error.code)) || isLockFailure(error.cause);
}
