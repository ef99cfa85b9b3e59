import { openDialog } from '../keyboard/open-dialog.ts';
import { onSessionEnded } from '../session-ended.ts';
import { getPreferences } from '../storage/preferences.ts';
import { pageSession, readSession } from '../storage/session.ts';
import { toast } from '../toast/toast.ts';

const texts = {
  en: {
    replaced: 'Somebody has logged in in another tab. This page saves nothing more until it is loaded again.',
    load: 'Load it again',
  },
  ar: {
    replaced: 'سُجِّل الدخول في تبويب آخر. لن تحفظ هذه الصفحة شيئًا آخر حتى يُعاد تحميلها.',
    load: 'أعد تحميلها',
  },
};

/** What a page would lose: what is typed in a dialog, and a take. */
const unsaved = [
  openDialog,
  ...['preparing', 'recording', 'stopping'].map((phase) => `[data-phase="${phase}"]`),
].join();

/**
 * Leaves this page when its session has ended and another tab has logged in, as at a change of the password. The same person's page is
 * loaded again, and sends what waits on this device with the new session; somebody else's session stays, and is offered by the login page.
 * While a dialog is open or a recording runs, somebody chooses when. Returns what ends that.
 */
export function leaveWhenReplaced(): () => void {
  let isLeaving = false;
  return onSessionEnded(() => {
    const newer = readSession();
    const own = pageSession();
    // By itself once: a page that asks before it is left may stay.
    if (!newer || newer.token === own?.token || isLeaving) return;
    const leave = () => {
      if (newer._id === own?._id) location.reload();
      else location.assign('/auth/login');
    };
    if (!document.querySelector(unsaved)) {
      isLeaving = true;
      leave();
      return;
    }
    const { replaced, load } = texts[getPreferences().language];
    toast.warning(replaced, {
      id: 'replaced',
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: load, onClick: leave },
    });
  });
}
