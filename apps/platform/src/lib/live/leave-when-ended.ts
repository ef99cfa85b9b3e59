import { unkeptDialog } from '../keyboard/open-dialog.ts';
import { holdPage, onSessionEnded, reportSessionEnded } from '../session-ended.ts';
import { pageSession, readSession } from '../storage/session.ts';
import { toast } from '../toast/toast.ts';

/** What a page would lose: what is typed in a dialog, and a take. */
const unsaved = [
  unkeptDialog,
  ...['preparing', 'recording', 'stopping'].map((phase) => `[data-phase="${phase}"]`),
].join();

const watchMs = 1000;

/**
 * Leaves this page when its session has ended and another tab has logged in, as at a change of the password. The same person's page is
 * loaded again, and sends what waits on this device with the new session; somebody else's session stays, and is offered by the login page.
 * Where nobody has logged in, `RequireRole` leaves. While a dialog is open or a recording runs, neither does: somebody chooses when.
 * Returns what ends that.
 */
export function leaveWhenEnded(): () => void {
  let isLeaving = false;
  let isChosen = false;
  /** Looks whether the page is still held: the next call that is refused may be minutes away. */
  let watch: ReturnType<typeof setInterval> | undefined;
  const isHeld = () => !isChosen && document.querySelector(unsaved) !== null;
  const leave = () => {
    isChosen = true;
    reportSessionEnded();
    isChosen = false;
  };
  holdPage(isHeld);
  const stop = onSessionEnded(() => {
    const newer = readSession();
    const own = pageSession();
    const isReplaced = newer !== null && newer.token !== own?.token;
    clearInterval(watch);
    if (isHeld()) {
      watch = setInterval(() => !isHeld() && reportSessionEnded(), watchMs);
      // Where it cannot be loaded, each call that is refused still says so.
      import('./ended-toast.ts').then(
        ({ showEnded }) => isHeld() && showEnded(isReplaced, leave),
        () => undefined,
      );
      return;
    }
    toast.dismiss('session-ended');
    // By itself once: a page that asks before it is left may stay.
    if (!isReplaced || (isLeaving && !isChosen)) return;
    isLeaving = true;
    if (newer._id === own?._id) location.reload();
    else location.assign('/auth/login');
  });
  return () => {
    clearInterval(watch);
    stop();
    holdPage(() => false);
  };
}
