import { getPreferences } from '../storage/preferences.ts';
import { toast } from '../toast/toast.ts';

/** Texts of a page that stays although its session has ended. */
export const endedTexts = {
  en: {
    ended:
      'Your session has ended. This page sends nothing more until you log in again. First copy what you still need from an open dialog.',
    logIn: 'Log in',
    replaced: 'Somebody has logged in in another tab. This page saves nothing more until it is loaded again.',
    load: 'Load it again',
  },
  ar: {
    ended:
      'انتهت جلستك. لن ترسل هذه الصفحة شيئًا آخر حتى تسجّل الدخول من جديد. انسخ أولًا ما تحتاج إليه من أي نافذة مفتوحة فيها.',
    logIn: 'تسجيل الدخول',
    replaced: 'سُجِّل الدخول في تبويب آخر. لن تحفظ هذه الصفحة شيئًا آخر حتى يُعاد تحميلها.',
    load: 'أعد تحميلها',
  },
};

/** Says, until somebody chooses to leave, that the page saves nothing more. Loaded when a session ends: few pages need it. */
export function showEnded(isReplaced: boolean, leave: () => void): void {
  const { ended, logIn, replaced, load } = endedTexts[getPreferences().language];
  toast.warning(isReplaced ? replaced : ended, {
    id: 'session-ended',
    durationMs: Number.POSITIVE_INFINITY,
    action: { label: isReplaced ? load : logIn, onClick: leave },
  });
}
