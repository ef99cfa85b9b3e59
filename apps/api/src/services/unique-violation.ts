/** Returns whether an error, or its cause, is a unique constraint violation of the database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return isUniqueViolation(error.cause);
}
