/** What the login page is told by whoever sends a person there; travels in the history entry, not in the address. */
export interface LoginState {
  /** Where they wanted to go. */
  next?: string;
  /** Why they are asked to log in: nothing was known of them, or the session had ended. */
  reason?: 'needed' | 'ended';
}

/** Reads what may stand in a history entry. */
export function loginStateOf(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { next, reason } = state as Record<string, unknown>;
  return {
    ...(typeof next === 'string' ? { next } : {}),
    ...(reason === 'needed' || reason === 'ended' ? { reason } : {}),
  };
}

/** Where a person goes after logging in: to what they wanted, if it is in their own area; else to the area's start. */
export function placeAfterLogin(role: string, { next }: LoginState): string {
  const home = `/${role}`;
  return next === home || next?.startsWith(`${home}/`) ? next : home;
}
