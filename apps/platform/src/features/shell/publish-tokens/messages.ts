import type { Language } from '@rubrica/api-client/contract';

const en = {
  open: 'Tokens for publishing',
  title: 'Tokens for publishing',
  lead: 'With a token the workbench publishes papers in your name. It can do nothing else, and ends when you revoke it.',
  none: 'There is no token.',
  name: 'What it is for',
  nameHint: 'So that you know later which one to revoke.',
  nameMissing: 'Say what the token is for.',
  days: 'It works for',
  dayCount: (days: number) => (days === 365 ? 'a year' : `${days} days`),
  make: 'Make a token',
  made: 'Copy the token now. It is not shown again.',
  token: 'Token',
  copy: 'Copy',
  copied: 'The token is copied.',
  notCopied: 'The token could not be copied. Select it and copy it by hand.',
  until: (date: string) => `until ${date}`,
  used: (when: string) => `used ${when}`,
  unused: 'not used yet',
  revoke: (name: string) => `Revoke “\u2068${name}\u2069”`,
};

const ar: typeof en = {
  open: 'رموز النشر',
  title: 'رموز النشر',
  lead: 'بالرمز ينشر برنامج التأليف الأوراق باسمك. لا يصلح لشيء آخر، وينتهي حين تلغيه.',
  none: 'لا توجد رموز.',
  name: 'الغرض منه',
  nameHint: 'لتعرف لاحقًا أيها تلغي.',
  nameMissing: 'اكتب الغرض من الرمز.',
  days: 'مدة صلاحيته',
  dayCount: (days) => (days === 365 ? 'سنة' : `بالأيام: ${days}`),
  make: 'أنشئ رمزًا',
  made: 'انسخ الرمز الآن؛ فلن يُعرض مرة أخرى.',
  token: 'الرمز',
  copy: 'انسخ',
  copied: 'نُسخ الرمز.',
  notCopied: 'تعذّر نسخ الرمز. حدّده وانسخه بنفسك.',
  until: (date) => `حتى ${date}`,
  used: (when) => `آخر استخدام ${when}`,
  unused: 'لم يُستخدم بعد',
  revoke: (name) => `ألغِ «\u2068${name}\u2069»`,
};

/** Texts of the tokens for publishing. */
export const tokenMessages: Record<Language, typeof en> = { en, ar };
