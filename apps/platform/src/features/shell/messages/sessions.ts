import type { Language } from '@rubrica/api-client/contract';

const en = {
  title: 'Where you are logged in',
  lead: 'End any that is not yours, then change your password.',
  current: 'This device',
  unknownDevice: 'Unknown device',
  used: (when: string) => `used ${when}`,
  end: 'Log out there',
  ended: 'The other device is logged out.',
};

const ar: typeof en = {
  title: 'الأجهزة المسجَّل دخولها',
  lead: 'أنهِ أي جلسة ليست لك، ثم غيّر كلمة المرور.',
  current: 'هذا الجهاز',
  unknownDevice: 'جهاز غير معروف',
  used: (when) => `آخر استخدام ${when}`,
  end: 'تسجيل الخروج منه',
  ended: 'سُجِّل الخروج من الجهاز الآخر.',
};

/** Texts of the list of sessions. */
export const sessionMessages: Record<Language, typeof en> = { en, ar };
