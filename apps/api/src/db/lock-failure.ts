/** How PostgreSQL says that it ended a transaction for another's sake: it can be tried again (`serialization_failure`, `deadlock_detected`). */
const lockFailureCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);

const maxTries = 3;

/** Does work again that the database gave up for another's locks. For work that stores in one transaction: nothing of it was stored. */
export async function retryLockFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= maxTries || !isLockFailure(error)) throw error;
    }
  }
}

/** Whether an error, or its cause, says that a transaction was given up for another's locks. */
function isLockFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && lockFailureCodes.has(error.code)) || isLockFailure(error.cause);
}
