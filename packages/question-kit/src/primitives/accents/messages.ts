const en = {
  accentBar: (language: string): string => `${language} letters`,
  accentInsert: (letter: string): string => `Insert ${letter}`,
  accentCapitals: 'Capital letters',
  accentKeys: 'Alt ↓ to move here, Esc to return',
  accentBarAvailable: (language: string): string => `${language} letters are below: press Alt and arrow down.`,
};

/** Messages of the accent bar. */
export type AccentMessages = typeof en;

const ar: AccentMessages = {
  accentBar: (language) => `حروف ${language}`,
  accentInsert: (letter) => `إدراج ${letter}`,
  accentCapitals: 'أحرف كبيرة',
  accentKeys: 'Alt ↓ للوصول إليها، وEsc للعودة',
  accentBarAvailable: (language) => `حروف ${language} في الأسفل: اضغط Alt مع السهم السفلي.`,
};

/** Messages of the accent bar, by language. */
export const accentMessages = { en, ar };
