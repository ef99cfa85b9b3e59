import type { Messages } from './en.ts';

export const ar: Messages = {
  settings: 'اللغة والعرض',
  language: 'اللغة',
  theme: 'المظهر',
  light: 'فاتح',
  dark: 'داكن',
  system: 'تلقائي',
  textSize: 'حجم النص',
  smaller: 'نص أصغر',
  larger: 'نص أكبر',
};
