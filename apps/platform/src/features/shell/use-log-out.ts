import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { leaveToLogin } from '../../lib/session-navigation.ts';
import { beforeForgetting } from '../../lib/storage/forget-person.ts';
import type { Session } from '../../lib/storage/session.ts';

/**
 * Ends the session on the server if it can be reached, removes it from this device, and reloads at the login page. Messages that are
 * not sent yet are tried once more; where some are left, `onUnsent` is called with their number instead, and `leave` goes on.
 */
export function useLogOut(session: Session, onUnsent?: (count: number) => void) {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    try {
      await api.logout({ body: { email: session.email }, token: session.token });
    } catch {
      // Logging out works offline too: the session on the server expires by itself.
    }
    leaveToLogin();
  };
  const logOut = async () => {
    if (leaving) return;
    setLeaving(true);
    const unsent = onUnsent ? await beforeForgetting.sendRest?.() : 0;
    if (!unsent) {
      await leave();
      return;
    }
    setLeaving(false);
    onUnsent?.(unsent);
  };
  return { leaving, logOut: () => void logOut(), leave };
}
