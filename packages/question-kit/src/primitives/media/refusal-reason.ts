/** Returns the reason that a store has put on its rejection, in words for people; undefined if there is none. */
export function refusalReasonOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('reason' in error)) return undefined;
  return typeof error.reason === 'string' && error.reason !== '' ? error.reason : undefined;
}
