/** The locks that the tabs of this browser share; none where the page came by plain HTTP from another machine. */
export const tabLocks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);
