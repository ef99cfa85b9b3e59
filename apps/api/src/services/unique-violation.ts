/** Whether the database refused a write because of a unique column; the error may be wrapped. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return isUniqueViolation(error.cause);
}
