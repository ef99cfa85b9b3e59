import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { leaveToLogin } from '../../lib/session-navigation.ts';
import type { Session } from '../../lib/storage/session.ts';

/** Ends the session on the server as far as it can be reached, forgets it here, and loads the login page afresh. */
export function useLogOut(session: Session) {
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    if (leaving) return;
    setLeaving(true);
    try {
      await api.logout({ body: { email: session.email }, token: session.token });
    } catch {
      // Whoever wants to leave leaves: a session that the server could not be told of ends by itself.
    }
    leaveToLogin();
  };
  return { leaving, logOut: () => void logOut() };
}
