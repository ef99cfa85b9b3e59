export const en = {
  settings: 'Language and display',
  language: 'Language',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'Auto',
  textSize: 'Text size',
  smaller: 'Smaller text',
  larger: 'Larger text',
};

export type Messages = typeof en;

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
