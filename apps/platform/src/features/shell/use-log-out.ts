import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { leaveToLogin } from '../../lib/session-navigation.ts';
import type { Session } from '../../lib/storage/session.ts';

/** Ends the session on the server if it can be reached, removes it from this device, and reloads at the login page. */
export function useLogOut(session: Session) {
  const [leaving, setLeaving] = useState(false);
  const logOut = async () => {
    if (leaving) return;
    setLeaving(true);
    try {
      await api.logout({ body: { email: session.email }, token: session.token });
    } catch {
      // Logging out works offline too: the session on the server expires by itself.
    }
    leaveToLogin();
  };
  return { leaving, logOut: () => void logOut() };
}
