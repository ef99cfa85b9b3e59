/** What a redirect to the login page passes to it, in the history entry's state. */
export interface LoginState {
  /** The page that was requested. */
  next?: string;
  /** Why a login is needed: there was no session, or it had ended. */
  reason?: 'needed' | 'ended';
}

/** Reads the state of a history entry, which can be anything. */
export function parseLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const next = 'next' in state ? state.next : undefined;
  const reason = 'reason' in state ? state.reason : undefined;
  return {
    ...(typeof next === 'string' ? { next } : {}),
    ...(reason === 'needed' || reason === 'ended' ? { reason } : {}),
  };
}

/** Returns where to go after a login: to the requested page if it is in the role's own area, else to the area's start. */
export function pathAfterLogin(role: string, { next }: LoginState): string {
  const home = `/${role}`;
  return next === home || next?.startsWith(`${home}/`) ? next : home;
}
