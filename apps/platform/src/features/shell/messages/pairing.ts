import type { Language } from '@rubrica/api-client/contract';

const en = {
  title: 'Link a parent',
  lead: 'Your parent will see your tasks and the marks that were released. Give the code to nobody else.',
  make: 'Make a code',
  code: 'Your code',
  until: (when: string) => `It works once, until ${when}.`,
  how: 'Your parent logs in, chooses “Link a child” and types this code.',
  copy: 'Copy the code',
  copied: 'Copied',
  notCopied: 'The code could not be copied. Select it and copy it by hand.',
  another: 'Make another code',
};

const ar: typeof en = {
  title: 'ربط ولي أمر',
  lead: 'سيرى ولي أمرك مهامك والدرجات التي أُعلنت. لا تعطِ الرمز لأي شخص آخر.',
  make: 'إنشاء رمز',
  code: 'رمزك',
  until: (when) => `يعمل مرة واحدة فقط، حتى ${when}.`,
  how: 'يسجّل ولي أمرك دخوله، ثم يختار «ربط ابن» ويكتب هذا الرمز.',
  copy: 'نسخ الرمز',
  copied: 'تم النسخ',
  notCopied: 'تعذّر نسخ الرمز. حدّده وانسخه بنفسك.',
  another: 'إنشاء رمز آخر',
};

/** Texts of a student's pairing code. */
export const pairingMessages: Record<Language, typeof en> = { en, ar };
