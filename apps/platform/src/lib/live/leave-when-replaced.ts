import { onSessionEnded } from '../session-ended.ts';
import { newerSession, pageSession } from '../tabs/page-session.ts';

/**
 * Leaves this page when its session has ended and another tab has logged in, as at a change of the password. The same person's page is
 * loaded again, and sends what waits on this device with the new session; somebody else's session stays, and is offered by the login page.
 * Returns what ends that.
 */
export function leaveWhenReplaced(): () => void {
  let isLeaving = false;
  return onSessionEnded(() => {
    const newer = newerSession();
    // Once: a page that asks before it is left may stay.
    if (!newer || isLeaving) return;
    isLeaving = true;
    if (newer._id === pageSession()._id) location.reload();
    else location.assign('/auth/login');
  });
}
