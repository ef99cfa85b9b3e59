import { unkeptDialog } from '../keyboard/open-dialog.ts';
import { getPreferences } from '../storage/preferences.ts';
import { toast } from '../toast/toast.ts';

/** Texts of a page that stays although its session has ended. */
export const endedTexts = {
  en: {
    ended: 'Your session has ended. This page sends nothing more until you log in again.',
    copyFirst: 'First copy what you still need from the open dialog.',
    logIn: 'Log in',
    replaced: 'Somebody has logged in in another tab. This page saves nothing more until it is loaded again.',
    load: 'Load it again',
  },
  ar: {
    ended: 'انتهت جلستك. لن ترسل هذه الصفحة شيئًا آخر حتى تسجّل الدخول من جديد.',
    copyFirst: 'انسخ أولًا ما تحتاج إليه من النافذة المفتوحة.',
    logIn: 'تسجيل الدخول',
    replaced: 'سُجِّل الدخول في تبويب آخر. لن تحفظ هذه الصفحة شيئًا آخر حتى يُعاد تحميلها.',
    load: 'أعد تحميلها',
  },
};

/** Says, until somebody chooses to leave, that the page saves nothing more. Loaded when a session ends: few pages need it. */
export function showEnded(isReplaced: boolean, leave: () => void): void {
  const { ended, copyFirst, logIn, replaced, load } = endedTexts[getPreferences().language];
  const why = isReplaced ? replaced : ended;
  // Where a recording alone holds the page, nothing is to be copied.
  toast.warning(document.querySelector(unkeptDialog) ? `${why} ${copyFirst}` : why, {
    id: 'session-ended',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: isReplaced ? load : logIn, onClick: leave },
  });
}
