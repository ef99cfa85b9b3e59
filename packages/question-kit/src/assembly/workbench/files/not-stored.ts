import { isArabic } from '../../../primitives/editor/messages/is-arabic.ts';

export const reasons = {
  en: 'The files were not stored: this browser has no storage left or does not allow it. Free some space on this device, then try again.',
  ar: 'لم تُحفظ الملفات: لا مساحة في هذا المتصفح أو لا إذن له بالتخزين. أفرغ بعض المساحة في هذا الجهاز، ثم أعد المحاولة.',
};

/** The error of files that this browser did not store, with the reason in words; see `refusalReasonOf`. */
export function notStored(cause: unknown, language: string): Error & { reason: string } {
  const reason = isArabic(language) ? reasons.ar : reasons.en;
  return Object.assign(new Error('The browser did not store the files.', { cause }), { reason });
}
